/**
 * Reads everything a student can read about exams and counts what reveals a key: markers planted in comments, and any
 * field that contains a key or depends on one. Only tests import it.
 */
import { readsOf, type readsInTurn } from '../crawl/reads.ts';
import type { Client } from '../index.ts';
import type { Exam } from '../central_avaliacoes/exam-fixture.ts';

export const MARKER = /CANARIO-\d+/g;

/** Fields that must be empty before release, each with its empty value. */
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
  /** Distinct markers of comments in the answers. */
  readonly markers: ReadonlySet<string>;
  /** Questions whose key was in an answer. */
  readonly keys: ReadonlySet<number>;
  /** `url: field=value` of everything that reveals a key. */
  readonly leaks: readonly string[];
  /** Answers by address, without the student's own choices: they must be equal for two students who answered differently. */
  readonly bodies: ReadonlyMap<string, string>;
};

/** The ids of exams that the crawl knows, by their names in the contract. */
export const EXAM_KNOWS = [
  'turma_avaliacao_id',
  'dia_prova',
  'avaliacao_conhecimento_id',
  'id',
  'banco_questao_id',
  'materia_id',
] as const;
type ExamKnown = Partial<Record<(typeof EXAM_KNOWS)[number] | 'season', number>>;

function knownOf(exam: Exam, classIndex: number): ExamKnown[] {
  return exam.itens.map(({ dia_prova, questao_id }) => ({
    turma_avaliacao_id: exam.turma_avaliacao_ids[classIndex] ?? 0,
    avaliacao_conhecimento_id: exam.avaliacao_id,
    dia_prova,
    id: questao_id,
    banco_questao_id: questao_id,
  }));
}

/** These name the student who asks and nothing about a key. */
const OF_THE_STUDENT: readonly [RegExp, string][] = [
  [/"item_resposta":(\d|null)/g, '"item_resposta":?'],
  [/"proprio":(true|false)/g, '"proprio":?'],
];

/** Subjects in the learning levels. Each has a page. */
async function subjects(client: Client): Promise<ExamKnown[]> {
  const { body } = await client.get('/api/v2/aprendizagem');
  const ids = new Set([...JSON.stringify(body).matchAll(/"materia_id":(\d+)/g)].map(([, id]) => Number(id)));
  return [...ids].map((materia_id) => ({ materia_id }));
}

/**
 * Every address about these exams for a student of one class.
 * @param reads which addresses; `readsInTurn` takes fewer in each of many crawls
 */
export async function crawl(
  client: Client,
  exams: readonly Exam[],
  classIndex: number,
  reads: typeof readsInTurn = readsOf,
): Promise<Crawl> {
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
  const known = exams.flatMap((exam) => knownOf(exam, classIndex));
  const all = [...known, ...(await subjects(client)), { season: 1 }];
  for (const { url } of reads(all)) {
    const { body, status } = await client.get(url);
    const text = JSON.stringify(body);
    for (const [marker] of text.matchAll(MARKER)) markers.add(marker);
    visit(url, body);
    const blanked = OF_THE_STUDENT.reduce((all, [field, blank]) => all.replaceAll(field, blank), text);
    bodies.set(url, `${status} ${blanked}`);
  }
  return { markers, keys, leaks, bodies };
}
