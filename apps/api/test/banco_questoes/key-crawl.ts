/**
 * Reads everything a student can read about exams and counts what betrays a key: markers planted in comments, and any
 * field that carries a key or depends on one. Only tests import it.
 */
import type { Client } from '../index.ts';
import type { Exam } from '../central_avaliacoes/exam-fixture.ts';

export const MARKER = /CANARIO-\d+/g;

/** Fields that must be null before release, and the value each has when it says nothing. */
const BETRAYING: Readonly<Record<string, unknown>> = {
  gabarito: null,
  item_gabarito: null,
  comentario: '',
  acertou: null,
  acertou_bonificacao: false,
  percentual_acerto: null,
  nota: null,
  nota_agregada: null,
  nota_tri: null,
  desempenho: null,
  desempenho_geral: null,
  desempenho_provavel: null,
  ranking: null,
  melhor_da_turma: false,
  origem_tri: null,
  nota_media: null,
  pontuacao_correcao: null,
  percentual_pontuacao_correcao: null,
  indice_aproveitamento: null,
  faixa: null,
  nivel: null,
  qtde_capitulos: 0,
};

export type Crawl = {
  /** Distinct markers of comments seen. */
  readonly markers: ReadonlySet<string>;
  /** Questions whose key was seen. */
  readonly keys: ReadonlySet<number>;
  /** `url: field=value` of everything that betrays something. */
  readonly leaks: readonly string[];
  /** Bodies by address, own answers blanked: equal for any two students who answered differently. */
  readonly bodies: ReadonlyMap<string, string>;
};

function urlsOf(exams: readonly Exam[], classIndex: number): string[] {
  return exams.flatMap((exam) => {
    const ta = exam.turma_avaliacao_ids[classIndex];
    const days = [...new Set(exam.itens.map((item) => item.dia_prova))];
    return [
      `avaliacoes/${exam.avaliacao_id}/info`,
      ...days.flatMap((dia) => [`central_avaliacoes/${ta}/${dia}`, `central_avaliacoes/${ta}/${dia}/resumo`]),
      ...exam.itens.map((item) => `banco_questoes/${item.questao_id}`),
      `gabaritos/${ta}`,
      `resultados/${ta}`,
      ...exam.itens.map((item) => `resultados/${ta}/questoes/${item.questao_id}`),
    ];
  });
}

/** Lists and pages that name no exam. */
const LISTS = {
  v1: ['central_avaliacoes', 'gabaritos', 'gabaritos?season=1', 'gabaritos/filtros/1', 'avaliacao_adaptadas', 'navbar'],
  v2: [
    'central_avaliacoes',
    'avaliacoes',
    'resultados',
    'home',
    'home/ranking',
    'home/ranking?visao=tabela',
    'aprendizagem',
    'roteiro_estudos',
    'trilhas/filtros',
    'trilhas/busca_filtrada',
    'navbar',
    'avisos',
    'pesquisa',
  ],
};

/** Who asks stands in these, and nothing of a key does. */
const OF_THE_STUDENT: readonly [RegExp, string][] = [
  [/"item_resposta":(\d|null)/g, '"item_resposta":?'],
  [/"proprio":(true|false)/g, '"proprio":?'],
];

/** Subjects that the learning levels list, each a page of its own. */
async function subjectPages(client: Client): Promise<string[]> {
  const { body } = await client.get('/api/v2/aprendizagem');
  const ids = [...JSON.stringify(body).matchAll(/"materia_id":(\d+)/g)].map(([, id]) => id);
  return ids.map((id) => `aprendizagem/${id}`);
}

/** Every address of one class's student for these exams. */
export async function crawl(client: Client, exams: readonly Exam[], classIndex: number): Promise<Crawl> {
  const markers = new Set<string>();
  const keys = new Set<number>();
  const leaks: string[] = [];
  const bodies = new Map<string, string>();
  const visit = (url: string, value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [field, inner] of Object.entries(value)) {
      if (field in BETRAYING && inner !== BETRAYING[field] && inner !== undefined)
        leaks.push(`${url}: ${field}=${JSON.stringify(inner)}`);
      if (field === 'gabarito' && inner !== null)
        keys.add('banco_questao_id' in value ? Number(value.banco_questao_id) : 0);
      visit(url, inner);
    }
  };
  const pages = urlsOf(exams, classIndex);
  const v2 = [
    ...LISTS.v2,
    ...(await subjectPages(client)),
    ...pages.filter((path) => !path.startsWith('gabaritos')),
  ].map((path) => `/api/v2/${path}`);
  const v1 = [...LISTS.v1, ...pages.filter((path) => /^(central|banco|gabaritos)/.test(path))].map(
    (path) => `/api/v1/${path}`,
  );
  for (const url of [...v2, ...v1]) {
    const { body, status } = await client.get(url);
    const text = JSON.stringify(body);
    for (const [marker] of text.matchAll(MARKER)) markers.add(marker);
    visit(url, body);
    const blanked = OF_THE_STUDENT.reduce((all, [field, blank]) => all.replaceAll(field, blank), text);
    bodies.set(url, `${status} ${blanked}`);
  }
  return { markers, keys, leaks, bodies };
}
