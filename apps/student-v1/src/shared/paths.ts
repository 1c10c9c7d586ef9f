import type { TipoAvaliacao } from '@luneta/domain';

const ROTEIROS = '/v1/avaliacao_adaptadas';

/** What an address calls each kind; the server knows both spellings (S2 §2.1, §2.3). */
const SEGMENT = { RoteiroEstudo: 'roteiro_estudos', PlanoAcao: 'plano_acoes' } as const;

const materia = (tipo: TipoAvaliacao, ta: number, m: number) => `${ROTEIROS}/${SEGMENT[tipo]}/${ta}/${m}` as const;

const PROVAS = '/v1/central_avaliacoes';
const GABARITOS = `${PROVAS}/gabaritos` as const;
const prova = (ta: number, dia: number) => `${PROVAS}/${ta}/${dia}` as const;

/** Addresses of this app, once. */
export const paths = {
  roteiros: ROTEIROS,
  materia,
  midia: (tipo: TipoAvaliacao, ta: number, m: number, oc: number, n: number) =>
    `${materia(tipo, ta, m)}/${oc}/midia/${n}` as const,
  item: (tipo: TipoAvaliacao, ta: number, m: number, oc: number, ordem: number) =>
    `${materia(tipo, ta, m)}/${oc}/item/${ordem}` as const,
  concluido: (tipo: TipoAvaliacao, ta: number, m: number, oc: number) =>
    `${materia(tipo, ta, m)}/${oc}/concluido` as const,
  boss: (tipo: TipoAvaliacao, ta: number, m: number) => `${materia(tipo, ta, m)}/boss` as const,
  bossItem: (tipo: TipoAvaliacao, ta: number, m: number) => `${materia(tipo, ta, m)}/boss/item` as const,
  bossFinalizado: (tipo: TipoAvaliacao, ta: number, m: number) => `${materia(tipo, ta, m)}/boss/finalizado` as const,
  /** The questions of a Boss that was fought, below how it ended. */
  bossRevisao: (tipo: TipoAvaliacao, ta: number, m: number) =>
    `${materia(tipo, ta, m)}/boss/finalizado#questoes` as const,
  provas: PROVAS,
  gabaritos: GABARITOS,
  gabaritosPesquisar: `${GABARITOS}/pesquisar`,
  gabarito: (ta: number) => `${GABARITOS}/${ta}` as const,
  /** One question of an answer key. */
  gabaritoQuestao: (ta: number, item_id: number) => `${GABARITOS}/${ta}/${item_id}` as const,
  /** One question alone (decision 17). */
  questao: (banco_questao_id: number) => `/v1/questoes_v1/${banco_questao_id}` as const,
  /** The detail of an exam day. */
  prova,
  itens: (ta: number, dia: number) => `${prova(ta, dia)}/itens` as const,
  item_prova: (ta: number, dia: number, item_id: number) => `${prova(ta, dia)}/itens/${item_id}` as const,
  redacao: (ta: number, dia: number) => `${prova(ta, dia)}/redacao` as const,
  entregar: (ta: number, dia: number) => `${prova(ta, dia)}/entregar` as const,
  finalizada: (ta: number, dia: number) => `${prova(ta, dia)}/finalizada` as const,
  resultados: '/v1/resultados',
  resultadosGabarito: '/v1/resultados/gabarito',
  ranking: '/v1/resultados/ranking',
  conta: '/v1/conta',
  seguranca: '/v1/conta/seguranca',
} as const;
