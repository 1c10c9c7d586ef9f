/** Builders for tests and stories. Each returns an example of the contract with the given changes. */
import type {
  AdaptadaItens,
  AdaptadaMidias,
  FaseResultado,
  AdaptadaLista,
  AdaptadaMateria,
  Avaliacao,
  BossInfo,
  BossResultado,
  BossResumo,
  CentralAvaliacoes,
  Conta,
  CorrecaoResumo,
  Gabarito,
  GabaritoItem,
  GabaritoListaItem,
  GestaoRedacao,
  Home,
  Navbar,
  Prova,
  Questao,
  RespostaBoss,
  RankingEstrelas,
  Resultado,
  Resumo,
  ResumoItem,
} from '@luneta/openapi';
import { examples } from '@luneta/openapi/examples';

/** The exercises of a phase of version 1: one right, one wrong, one without an answer. */
export const buildAdaptadaItens = (changes: Partial<AdaptadaItens> = {}): AdaptadaItens => ({
  ...structuredClone(examples.getAdaptadaItens),
  ...changes,
});

/** The contents of a phase of version 1: a video, an article and a podcast, all elsewhere. */
export const buildAdaptadaMidias = (changes: Partial<AdaptadaMidias> = {}): AdaptadaMidias => ({
  ...structuredClone(examples.getAdaptadaMidias),
  ...changes,
});

/** The result of a phase of version 1: two stars, and a phase after it. */
export const buildFaseResultado = (changes: Partial<FaseResultado> = {}): FaseResultado => ({
  ...structuredClone(examples.closeAdaptadaFase),
  ...changes,
});

/** An exam day in the list: running, day 1 of 2. */
export const buildAvaliacao = (changes: Partial<Avaliacao> = {}): Avaliacao => ({
  ...first(examples.listAvaliacoes),
  ...changes,
});

/** A Boss that can be begun. */
export const buildBossInfo = (changes: Partial<BossInfo> = {}): BossInfo => ({
  ...structuredClone(examples.getBossInfo),
  ...changes,
});

/** A running attempt: one hit, one miss, one question left. */
export const buildBossResumo = (changes: Partial<BossResumo> = {}): BossResumo => ({
  ...structuredClone(examples.getBossResumo),
  ...changes,
});

/** A Boss that was beaten. */
export const buildBossResultado = (changes: Partial<BossResultado> = {}): BossResultado => ({
  ...structuredClone(examples.getBossConcluido),
  ...changes,
});

/** A hit on the third question; the attempt goes on. */
export const buildRespostaBoss = (changes: Partial<RespostaBoss> = {}): RespostaBoss => ({
  ...structuredClone(examples.saveRespostaBoss),
  ...changes,
});

/** The exam centre of version 1: one exam of today that runs, one study list of the week. */
export const buildCentral = (changes: Partial<CentralAvaliacoes> = {}): CentralAvaliacoes => ({
  ...structuredClone(examples.listCentralAvaliacoes),
  ...changes,
});

/** The roadmaps of Teo: one that runs in Matemática, a closed plan in Linguagens; two cycles. */
export const buildAdaptadas = (changes: Partial<AdaptadaLista> = {}): AdaptadaLista => ({
  ...structuredClone(examples.listAvaliacaoAdaptadas),
  ...changes,
});

/** Matemática of that roadmap: four phases, the third is the current one, the Boss is locked. */
export const buildAdaptadaMateria = (changes: Partial<AdaptadaMateria> = {}): AdaptadaMateria => ({
  ...structuredClone(examples.getAvaliacaoAdaptada),
  ...changes,
});

/** The account of Bia, version 2. */
export const buildConta = (changes: Partial<Conta> = {}): Conta => ({
  ...structuredClone(examples.getConta),
  ...changes,
});

/** A released answer key of version 1: one right, one blank, and a marked essay. */
export const buildGabarito = (changes: Partial<Gabarito> = {}): Gabarito => ({
  ...structuredClone(examples.getGabarito),
  ...changes,
});

/** One question of an answer key, answered right; ids follow from its number, so that those of one test differ. */
export const buildGabaritoItem = (changes: Partial<GabaritoItem> & { numero: number }): GabaritoItem => ({
  banco_questao_id: 500 + changes.numero,
  turma_avaliacao_questao_resposta_id: 8000 + changes.numero,
  item_resposta: 3,
  gabarito: 'C',
  questao_anulada: false,
  percentual_acerto: 62,
  subjetiva: false,
  gabarito_bonificado: false,
  pontuacao_correcao: null,
  pontuacao_avaliacao: 5,
  presente_avaliacao: true,
  dia_prova: 1,
  lingua_estrangeira: null,
  texto_resposta: null,
  ...changes,
});

/** An entry of the list of answer keys: an essay, released. */
export const buildGabaritoListado = (changes: Partial<GabaritoListaItem> = {}): GabaritoListaItem => ({
  ...first(examples.listGabaritos.avaliacoes),
  ...changes,
});

/** The status strip of version 1: some stars, coins and lives, the next one on its way. */
export const buildNavbar = (changes: Partial<Navbar> = {}): Navbar => ({
  ...structuredClone(examples.getNavbar),
  ...changes,
});

/** The home of Bia: 22 stars, second of the grade. */
export const buildHome = (changes: Partial<Home> = {}): Home => ({
  ...structuredClone(examples.getHome),
  ...changes,
});

/** The star ranking of the grade: four rows, Bia tied on the second place, one without a name. */
export const buildRanking = (changes: Partial<RankingEstrelas> = {}): RankingEstrelas => ({
  ...structuredClone(examples.getHomeRanking),
  ...changes,
});

/** A running exam day with questions and an essay, as its detail tells it. */
export const buildProva = (changes: Partial<Prova> = {}): Prova => ({
  ...structuredClone(examples.getProva),
  ...changes,
});

/** An essay that waits for its second marking. */
export const buildGestaoRedacao = (changes: Partial<GestaoRedacao> = {}): GestaoRedacao => ({
  ...structuredClone(examples.getRedacao),
  ...changes,
});

/** Texts to mark of two classes: eleven essays of the first for the caller, eight answers of the second. */
export const buildCorrecoesResumo = (): CorrecaoResumo[] => structuredClone(examples.listCorrecoesResumo);

/** A question with five options and no key. */
export const buildQuestao = (changes: Partial<Questao> = {}): Questao => ({
  ...structuredClone(examples.getQuestao),
  ...changes,
});

/** A released result of two areas. */
export const buildResultado = (changes: Partial<Resultado> = {}): Resultado => ({
  ...structuredClone(examples.getResultado),
  ...changes,
});

/** A running exam day with two languages and an essay. */
export const buildResumo = (changes: Partial<Resumo> = {}): Resumo => ({
  ...structuredClone(examples.getProvaResumo),
  ...changes,
});

/** One unanswered item; ids follow from its number, so that items of one test differ. */
export const buildResumoItem = (changes: Partial<ResumoItem> & { numero: number }): ResumoItem => ({
  banco_questao_id: 500 + changes.numero,
  item_resposta: null,
  gabarito: null,
  questao_anulada: false,
  turma_avaliacao_questao_resposta_id: 9000 + changes.numero,
  avaliacao_conhecimento_questao_id: 7000 + changes.numero,
  lingua_estrangeira: null,
  seq: 0,
  ...changes,
});

function first<Entry>(list: readonly Entry[]): Entry {
  const [entry] = structuredClone(list);
  if (entry === undefined) throw new Error('the example of the contract is an empty list');
  return entry;
}
