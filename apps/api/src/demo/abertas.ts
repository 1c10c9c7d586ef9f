/**
 * An exam with questions that are answered with a text, to be tried by both published students. It is written after the others,
 * so that their ids stay, and its questions have no topic: no roadmap and no average is made from a text.
 */
import type { Tenant } from '../database/tenant.ts';
import abertasJson from './content/questoes-abertas.json' with { type: 'json' };
import type { DemoQuestao } from './content.ts';
import type { DemoExam } from './exams.ts';
import type { Ids } from './ids.ts';
import { insertQuestoes, questaoOf } from './school-content.ts';

const DAY = 86_400_000;
const QUARTER_HOUR = 900_000;
const TEXT = { subjetiva: true, gabarito: null, tri_a: null, tri_b: null, tri_c: null, tri_origem: null } as const;
const UNUSED = { objeto_conhecimento: '', habilidade: '', capitulo: 0, dificuldade: 'medio' } as const;

const abertas: readonly (DemoQuestao & { readonly subjetiva: boolean })[] = abertasJson.map(
  ({ gabarito, ...questao }) => ({
    ...questao,
    ...UNUSED,
    gabarito: gabarito ?? '',
    subjetiva: gabarito === null,
    tri: { a: 1, b: 0, c: 0.2 },
  }),
);

/** Open for some days. It began last, so that the exams of the day come before it in every list. */
export const provaAberta: DemoExam = {
  codigo: 'DEMO-ABERTAS',
  descricao: 'Questões abertas',
  tipo_aplicacao: 'Online',
  solicitar_idioma: false,
  nota_maxima: 10,
  realizada: null,
  dias: [
    {
      dia_prova: 1,
      duracao_minutos: 60,
      redacao: null,
      inicio: -1 * QUARTER_HOUR,
      fim: 5 * DAY,
      itens: abertas.map((questao, i) => ({ questao, numero: i + 1, anulada: false, gabarito_bonificado: false })),
    },
  ],
};

/** Writes its questions. Returns their ids by `codigo`. A text has no key and no difficulty. */
export function writeAbertas(escola: Tenant, materiaIds: Ids, agora: Date): Promise<Ids> {
  const questoes = abertas.map(({ subjetiva, ...entry }) => ({
    ...questaoOf(entry, materiaIds),
    ...(subjetiva ? TEXT : {}),
    origem: 'Luneta',
    atualizada_em: agora,
  }));
  return insertQuestoes(escola, questoes);
}
