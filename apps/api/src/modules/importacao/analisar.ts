/** Reads a file and judges its lines. Nothing of people or classes is written. */
import type { Tenant } from '../../database/tenant.ts';
import { clearLinhas, countLinhas, createLinhas, findTurmasNovas } from './arquivo/linha-store.ts';
import { type Resumo, tipoDePessoas } from './arquivo/modelo.ts';
import { opcoesOf } from './arquivo/opcoes.ts';
import { setAnalise, setSituacao } from './arquivo/andamento-store.ts';
import { findBytes, findImportacao, type ImportacaoRow } from './arquivo/store.ts';
import { type Leitura, LeituraRecusada } from './readers/leitura.ts';
import { readInThread } from './readers/read.ts';
import { CAMPOS_DE_PESSOAS } from './targets/campos.ts';
import { findBase, findDoArquivo } from './targets/contexto-store.ts';
import { ENDED } from './targets/julgar-aluno.ts';
import { findLugares, firstOf, judge } from './targets/plano.ts';
import type { Julgada, Linha } from './targets/tipos.ts';
import { novasOf, uniqueTurmas } from './targets/turma.ts';
import { analisarParametros } from './parametros/trabalho.ts';
import { analisarQuestoes } from './questoes/analisar.ts';
import { breathe, type Trabalho } from './trabalho.ts';

/** Lines judged and kept at a time. */
const BATCH = 500;
/** One in so many may lose the access without a typed number (rule PIM-5). */
const SHARE = 10;

/** A judged line as a new row. */
export const rowOf = (importacao_id: string, { linha, acao, conhecida, mudancas, problemas, turmaNova }: Julgada) => ({
  importacao_id,
  ordem: linha.ordem,
  arquivo: linha.arquivo,
  linha: linha.linha,
  acao,
  alvo_tipo: 'pessoa',
  alvo_id: conhecida?.pessoa_id ?? null,
  valores: {
    lidos: linha.lidos,
    ...(linha.achados !== undefined && { achados: linha.achados }),
    ...(linha.decisao !== undefined && { decisao: linha.decisao }),
    ...(linha.pessoa_id !== undefined && { pessoa_id: linha.pessoa_id }),
    ...(linha.versao !== undefined && { versao: linha.versao }),
  },
  antes: { mudancas, turma_nova: turmaNova },
  problemas,
});

/** How many have to be typed: null while few enough lose their access. */
export const confirmacaoOf = (inativar: number, populacao: number): number | null =>
  inativar > 0 && inativar * SHARE > populacao ? inativar : null;

/** The counts of the lines as they stand, and what follows from them. */
export async function resumoOf(tx: Tenant, id: string, populacao: number): Promise<Resumo> {
  const counts = await countLinhas(tx, id);
  const turmas = uniqueTurmas(await findTurmasNovas(tx, id));
  const novas_turmas = turmas.map(({ codigo, serie, sede }) => ({ codigo, serie, sede }));
  return { ...counts, novas_turmas, confirmacao: confirmacaoOf(counts.inativar, populacao), populacao };
}

async function refuse(
  { progresso, agora }: Trabalho,
  row: ImportacaoRow,
  erro: string,
  planilhas: readonly string[] = [],
): Promise<void> {
  await progresso.step({ fase: 'recusada', feitas: 0 }, async (tx) => {
    await clearLinhas(tx, row.id);
    const none = { situacao: 'recusada', codificacao: null, colunas: [] } as const;
    await setAnalise(tx, row.id, { ...none, resumo: { planilhas }, erro }, agora);
  });
}

async function read(trabalho: Trabalho, row: ImportacaoRow, hoje: string): Promise<Leitura | null> {
  const found = await findBytes(trabalho.escola, row.id);
  if (!found?.bytes) {
    await refuse(trabalho, row, 'arquivo_apagado');
    return null;
  }
  const { bytes, mapeamento } = found;
  const said = Object.keys(mapeamento).length > 0 ? mapeamento : null;
  try {
    const { planilha, aulas_sao_turmas } = opcoesOf(row.opcoes, trabalho.agora);
    const { formato } = row;
    const how = {
      formato,
      campos: CAMPOS_DE_PESSOAS[tipoDePessoas(row.tipo)],
      mapeamento: said,
      planilha,
      aulas_sao_turmas,
    };
    return await readInThread({ bytes, hoje, ...how });
  } catch (error) {
    if (!(error instanceof LeituraRecusada)) throw error;
    await refuse(trabalho, row, error.codigo, error.planilhas);
    return null;
  }
}

/** The people of earlier files whom this one does not name. */
function absent(
  all: readonly { pessoa_id: number; nome: string }[],
  seen: ReadonlySet<number>,
  from: number,
): Julgada[] {
  return all
    .filter(({ pessoa_id }) => !seen.has(pessoa_id))
    .map(({ pessoa_id, nome }, index) => ({
      linha: { ordem: from + index, arquivo: '', linha: 0, lidos: { nome }, pessoa_id },
      acao: 'inativar',
      conhecida: null,
      mudancas: ENDED,
      problemas: [],
      turmaNova: null,
      feito: null,
    }));
}

/** Files that are no people. */
async function analyseOther(trabalho: Trabalho, row: ImportacaoRow): Promise<void> {
  try {
    await (row.tipo === 'questoes' ? analisarQuestoes : analisarParametros)(trabalho, row);
  } catch (error) {
    if (!(error instanceof LeituraRecusada)) throw error;
    await refuse(trabalho, row, error.codigo, error.planilhas);
  }
}

/** Judges the file of the payload and keeps the report. It begins from the start when it was interrupted. */
export async function analyse(trabalho: Trabalho): Promise<void> {
  const { escola, agora, payload, progresso } = trabalho;
  const row = await findImportacao(escola, payload.importacao_id);
  if (!row || row.versao !== payload.versao || !['recebida', 'analisando', 'falhou'].includes(row.situacao)) return;
  await progresso.step({ fase: 'ler', feitas: 0 }, async (tx) => {
    await setSituacao(tx, row.id, { situacao: 'analisando' });
    await clearLinhas(tx, row.id);
  });
  if (row.tipo === 'questoes' || row.tipo === 'parametros_tri') return analyseOther(trabalho, row);
  const hoje = agora.toISOString().slice(0, 10);
  const leitura = await read(trabalho, row, hoje);
  if (!leitura) return;
  const { codificacao, colunas, amostras, planilhas, erro } = leitura;
  if (erro !== null) {
    const found = { situacao: 'recusada', codificacao, colunas, resumo: { amostras, planilhas }, erro } as const;
    return progresso.step({ fase: 'recusada' }, (tx) => setAnalise(tx, row.id, found, agora));
  }
  const linhas = leitura.linhas.map((linha, index): Linha => ({ ...linha, ordem: index + 1 }));
  const opcoes = opcoesOf(row.opcoes, agora);
  const base = await findBase(escola);
  const lugares = await findLugares(escola, opcoes.ano);
  const contexto = {
    tipo: tipoDePessoas(row.tipo),
    opcoes,
    perfil: payload.perfil,
    hoje,
    primeiras: firstOf(linhas),
    novas: novasOf(linhas, { opcoes, ...lugares }),
    vistas: new Map<number, number>(),
  };
  const seen = new Set<number>();
  for (let from = 0; from < linhas.length; from += BATCH) {
    const some = linhas.slice(from, from + BATCH);
    const judged = await judge(escola, some, contexto, lugares);
    for (const { conhecida } of judged) if (conhecida) seen.add(conhecida.pessoa_id);
    await progresso.step({ fase: 'conferir', feitas: from + some.length, total: linhas.length }, (tx) =>
      createLinhas(
        tx,
        judged.map((one) => rowOf(row.id, one)),
      ),
    );
    await breathe();
  }
  const origem = row.formato === 'oneroster' ? 'oneroster' : 'csv';
  const students = row.tipo === 'equipe' ? [] : await findDoArquivo(escola, opcoes.ano, origem);
  await progresso.step({ fase: 'conferir' }, async (tx) => {
    // A OneRoster zip ends the access of whom it names as deleted, and of nobody else (rule PIM-10).
    if (opcoes.ausentes === 'inativar' && row.tipo !== 'turmas' && row.formato !== 'oneroster')
      await createLinhas(
        tx,
        absent(students, seen, linhas.length + 1).map((one) => ({
          ...rowOf(row.id, one),
          alvo_id: one.linha.pessoa_id ?? null,
        })),
      );
    const resumo = { ...(await resumoOf(tx, row.id, students.length)), base, amostras, planilhas };
    await setAnalise(tx, row.id, { situacao: 'pronta', codificacao, colunas, resumo, erro: null }, agora);
  });
}
