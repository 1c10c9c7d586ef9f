/** Questions as a file of another program. */
import type { Tenant } from '../../../database/tenant.ts';
import { readBusca } from '../../../http/busca.ts';
import { type Call, type Handlers } from '../../../http/call.ts';
import { escolaInReach, recordAct } from '../../escola/index.ts';
import { exportar } from '../exportacao/exportar.ts';
import type { Imagens, Perda, QuestaoExportada } from '../exportacao/modelo.ts';
import { enderecosDe, textosDe } from '../exportacao/textos.ts';
import { findImagens } from './exportacao-store.ts';
import { filtrosOf } from './filtros.ts';
import { listQuestaoIds } from './lista-store.ts';
import { alternativasOf } from './questao/campos.ts';
import { escritaErrors } from './questao/errors.ts';
import { type QuestaoAberta, readAbertas } from './questao/leitura.ts';
import { presentTri, tipoOf } from './questao/presenter.ts';

/** Questions in one file at most. */
const MAX = 2_000;

/** Without keys the reasons go too: they say which option is right. */
function exportada(questao: QuestaoAberta, com_gabarito: boolean): QuestaoExportada {
  const { secrets, habilidades, etiquetas, texto_base, codigo, enunciado, dificuldade, pontuacao, orientacoes } =
    questao;
  const tri = presentTri(questao);
  const alternativas = alternativasOf(secrets.opcoes, secrets.motivos);
  return {
    codigo,
    materia: questao.materia_nome,
    objeto: questao.objeto_conhecimento_descricao,
    habilidades: habilidades.map((habilidade) => habilidade.codigo),
    etiquetas,
    tipo: tipoOf(questao),
    texto_base,
    enunciado,
    alternativas: com_gabarito ? alternativas : alternativas.map((one) => ({ ...one, motivo: '' })),
    gabarito: com_gabarito ? secrets.gabarito : null,
    comentario: com_gabarito ? secrets.comentario : '',
    dificuldade,
    lingua: questao.lingua_estrangeira,
    tri: com_gabarito && tri !== null ? { ...tri, origem: tri.origem ?? '' } : null,
    pontuacao,
    orientacoes: com_gabarito ? orientacoes : '',
  };
}

type Pedido = Call<'createExportacaoQuestoes'>;

/** The questions that are asked for. @throws 422 without a choice, with both ways at once, or for too many */
async function idsOf(escola: Tenant, { body: { ids, filtro }, sessao }: Pick<Pedido, 'body' | 'sessao'>) {
  if ((ids === undefined) === (filtro === undefined)) throw escritaErrors.exportChoice();
  if (filtro === undefined) return ids ?? [];
  const { busca, ...rest } = filtro;
  const found = await listQuestaoIds(escola, filtrosOf(rest, sessao.pessoa_id), readBusca(busca), MAX + 1);
  if (found.length > MAX) throw escritaErrors.exportLong();
  return found;
}

/** How many questions lose each field, and how many stay out because they are sealed. */
function lossesOf(perdas: readonly Perda[], lacradas: number): string {
  const counts = new Map<string, number>(lacradas > 0 ? [['lacradas', lacradas]] : []);
  for (const { campo } of perdas) counts.set(campo, (counts.get(campo) ?? 0) + 1);
  return [...counts].map(([campo, count]) => `${campo}=${count}`).join('; ');
}

const OWN = /^\/api\/v2\/midias\/(\d+)\/([a-f0-9]{64})\.(?:png|jpg|webp|gif)$/u;

/** The pictures of the school that the questions show, by their addresses. */
async function imagensOf(escola: Tenant, questoes: readonly QuestaoExportada[]): Promise<Imagens> {
  const addresses = new Set(questoes.flatMap((questao) => textosDe(questao).flatMap(enderecosDe)));
  const own = [...addresses].flatMap((endereco) => {
    const [, escola_id, sha256 = ''] = OWN.exec(endereco) ?? [];
    return Number(escola_id) === escola.escola_id ? [{ endereco, sha256 }] : [];
  });
  const known = await findImagens(escola, [...new Set(own.map(({ sha256 }) => sha256))]);
  return new Map(
    own.flatMap(({ endereco, sha256 }) => {
      const midia = known.get(sha256);
      const nome = endereco.split('/').at(-1) ?? sha256;
      return midia ? [[endereco, { nome, tipo: midia.tipo, bytes: midia.conteudo }] as const] : [];
    }),
  );
}

export const exportacaoHandlers = {
  createExportacaoQuestoes: async ({ db, sessao, query, body, agora }) => {
    const { formato, com_gabarito } = body;
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const ids = await idsOf(escola, { body, sessao });
    const { abertas, lacradas } = await readAbertas(escola, ids, { sessao, agora });
    const questoes = abertas.map((questao) => exportada(questao, com_gabarito));
    const { bytes, tipo, nome_arquivo, perdas } = await exportar(formato, questoes, await imagensOf(escola, questoes));
    const detalhe = { formato, com_gabarito, qtde: questoes.length };
    await recordAct(escola, { acao: 'questoes_exportadas', sessao, detalhe, agora });
    const lost = lossesOf(perdas, lacradas);
    const headers = { 'content-type': tipo, 'content-disposition': `attachment; filename="${nome_arquivo}"` };
    return { status: 200, raw: bytes, headers: { ...headers, ...(lost !== '' && { perdas: lost }) } };
  },
} satisfies Handlers;
