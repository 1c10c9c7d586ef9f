/** What a question of a file would do to the bank, and what is wrong with it. The same for the report, a mend and the application. */
import type { Perfil } from '@luneta/domain/perfil';
import { textoComparado } from '@luneta/domain/questao-texto';

import type { Tenant } from '../../../database/tenant.ts';
import { ApiError } from '../../../http/errors.ts';
import { toPlainText } from '../../../http/rich-text/plain-text.ts';
import { isResponsavel } from '@luneta/domain/questao-lacre';
import { judgeQuestaoImportada, type LeitorDaQuestao, type QuestaoDeArquivo } from '../../questoes/index.ts';
import type { Acao, Decisao, Opcoes } from '../arquivo/modelo.ts';
import { LIMITES_DA_QUESTAO, type ProblemaDaQuestao } from '../readers/questoes/modelo.ts';
import { aviso, erro } from '../readers/questoes/problemas.ts';
import type { QuestaoGuardada } from './guardada.ts';
import { categoriaDe, lugarDe, type Lugar, type Mapa } from './lugar.ts';

export type Contexto = {
  readonly opcoes: Opcoes;
  readonly mapa: Mapa;
  readonly leitor: LeitorDaQuestao;
  /** Codes and texts of the lines before, with the places of those lines. */
  readonly vistas: Map<string, number>;
};

export type QuestaoJulgada = {
  readonly acao: Acao;
  readonly alvo_id: number | null;
  readonly problemas: readonly ProblemaDaQuestao[];
  /** What is written; null where nothing is. */
  readonly dados: (QuestaoDeArquivo & { readonly objeto_novo: string | null }) | null;
};

const ORIGEM_ESCOLA = 'arquivo da escola';

function dadosDe(questao: QuestaoGuardada, { materia_id, objeto_conhecimento_id, objeto_novo }: Lugar, perfil: Perfil) {
  if (materia_id === null) return null;
  const { codigo, tipo, enunciado, alternativas, gabarito, comentario, dificuldade, lingua, texto_base } = questao;
  const tri = isResponsavel(perfil) ? questao.tri : null;
  const title = texto_base && (texto_base.titulo || toPlainText(texto_base.conteudo, 80) || 'Texto-base');
  return {
    codigo,
    tipo,
    materia_id,
    objeto_conhecimento_id,
    objeto_novo: isResponsavel(perfil) ? objeto_novo : null,
    habilidades: questao.habilidades.slice(0, LIMITES_DA_QUESTAO.habilidades),
    etiquetas: questao.etiquetas.slice(0, LIMITES_DA_QUESTAO.etiquetas),
    texto_base: texto_base && { titulo: title ?? '', conteudo: texto_base.conteudo, fonte: texto_base.fonte },
    enunciado,
    alternativas,
    gabarito,
    comentario,
    dificuldade,
    lingua_estrangeira: lingua,
    pontuacao: questao.pontuacao,
    orientacoes: questao.orientacoes,
    tri: tri && { ...tri, origem: /inep/iu.test(tri.origem) ? 'INEP' : ORIGEM_ESCOLA },
  };
}

/** What this profile leaves out of the question. */
function leftOut(questao: QuestaoGuardada, { objeto_novo }: Lugar, perfil: Perfil): ProblemaDaQuestao[] {
  if (isResponsavel(perfil)) return [];
  const tri =
    questao.tri &&
    aviso('tri_de_outro_perfil', {
      campo: 'tri_a',
      mensagem: 'Os parâmetros da TRI não foram trazidos: só a coordenação e a gestão os registram.',
      como: 'Peça à coordenação que registre os parâmetros.',
    });
  const objeto =
    objeto_novo !== null &&
    aviso('objeto_desconhecido', {
      campo: 'objeto',
      valor: objeto_novo,
      mensagem: `A matéria não tem o objeto de conhecimento "${objeto_novo}".`,
      como: 'Escolha um da lista, ou peça à coordenação que o crie.',
    });
  return [...(tri ? [tri] : []), ...(objeto ? [objeto] : [])];
}

const semMateria = (questao: QuestaoGuardada) =>
  erro('materia_desconhecida', {
    campo: 'materia',
    valor: categoriaDe(questao),
    mensagem: 'Não sabemos de que matéria é esta questão.',
    como: 'Escolha a matéria, para todas ou para esta categoria.',
  });

const repetida = (campo: 'codigo' | 'enunciado', valor: string, linha: number) =>
  erro('linha_repetida', {
    campo,
    valor,
    mensagem: `O arquivo já tem esta questão na linha ${linha}.`,
    como: 'Deixe só uma das duas, ou mude o código.',
  });

const duplicada = (codigo: string) =>
  aviso('questao_repetida', {
    campo: 'enunciado',
    valor: codigo,
    mensagem: `Já existe: ${codigo}.`,
    como: 'Nada a fazer: a questão do banco fica. Para trazer assim mesmo, escolha "Importar mesmo assim".',
  });

/** A line before that has the same code, or asks the same. */
function seenBefore(dados: QuestaoDeArquivo, linha: number, vistas: Map<string, number>): ProblemaDaQuestao | null {
  const text = textoComparado({
    texto_base: dados.texto_base?.conteudo ?? '',
    enunciado: dados.enunciado,
    alternativas: dados.alternativas.map(({ texto }) => texto),
  });
  const keys = [['codigo', dados.codigo] as const, ['enunciado', dados.codigo === null ? text : null] as const];
  for (const [campo, value] of keys) {
    if (value === null) continue;
    const first = vistas.get(`${campo} ${value}`);
    if (first !== undefined && first !== linha) return repetida(campo, campo === 'codigo' ? value : '', first);
    vistas.set(`${campo} ${value}`, linha);
  }
  return null;
}

/** Refusals of the bank, such as a question of somebody else. */
const refused = ({ codigo, message }: ApiError): ProblemaDaQuestao =>
  erro(codigo, { campo: 'codigo', mensagem: message, como: 'Mude o código no arquivo, ou deixe a linha de fora.' });

export async function julgarQuestao(
  escola: Tenant,
  {
    questao,
    linha,
    decisao,
  }: { readonly questao: QuestaoGuardada; readonly linha: number; readonly decisao?: Decisao },
  { opcoes, mapa, leitor, vistas }: Contexto,
): Promise<QuestaoJulgada> {
  const nothing = { alvo_id: null, dados: null };
  const found = questao.problemas;
  if (decisao === 'pular' || questao.ignorada) return { ...nothing, acao: 'ignorada', problemas: found };
  if (found.some(({ gravidade }) => gravidade === 'erro')) return { ...nothing, acao: 'erro', problemas: found };
  const perfil = leitor.sessao.perfil_real;
  const lugar = lugarDe(questao, opcoes, mapa);
  const dados = dadosDe(questao, lugar, perfil);
  const problemas = [...found, ...leftOut(questao, lugar, perfil)];
  // Its subject is made with the exam, and it is judged again then.
  if (dados === null && questao.lugar && isResponsavel(perfil)) return { ...nothing, acao: 'criar', problemas };
  const fault = dados === null ? semMateria(questao) : seenBefore(dados, linha, vistas);
  if (dados === null || fault)
    return { ...nothing, acao: 'erro', problemas: fault ? [...problemas, fault] : problemas };
  try {
    const efeito = await judgeQuestaoImportada(escola, dados, leitor);
    if (efeito.acao === 'criar') return { acao: 'criar', alvo_id: null, problemas, dados };
    const alvo_id = efeito.banco_questao_id;
    if (efeito.acao === 'duplicada' && decisao === 'outra') return { acao: 'criar', alvo_id: null, problemas, dados };
    const said = efeito.acao === 'duplicada' ? [...problemas, duplicada(efeito.codigo)] : problemas;
    return { acao: efeito.acao, alvo_id, problemas: said, dados: efeito.acao === 'nova_revisao' ? dados : null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...nothing, acao: 'erro', problemas: [...problemas, refused(error)] };
  }
}
