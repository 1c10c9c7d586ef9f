/**
 * Reads everything a student can read about exams and counts what betrays a key: markers planted in comments, and any
 * field that carries a key or depends on one. Only tests import it.
 */
import type { Client } from '../../../testing/index.ts';
import type { Exam } from '../../central_avaliacoes/testing/exam-fixture.ts';

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
      `resultados/${ta}`,
      ...exam.itens.map((item) => `resultados/${ta}/questoes/${item.questao_id}`),
    ];
  });
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
  const v2 = ['avaliacoes', 'resultados', ...urlsOf(exams, classIndex)].map((path) => `/api/v2/${path}`);
  const v1 = urlsOf(exams, classIndex)
    .filter((path) => /^(central|banco)/.test(path))
    .map((path) => `/api/v1/${path}`);
  for (const url of [...v2, ...v1]) {
    const { body, status } = await client.get(url);
    const text = JSON.stringify(body);
    for (const [marker] of text.matchAll(MARKER)) markers.add(marker);
    visit(url, body);
    bodies.set(url, `${status} ${text.replaceAll(/"item_resposta":(\d|null)/g, '"item_resposta":?')}`);
  }
  return { markers, keys, leaks, bodies };
}
