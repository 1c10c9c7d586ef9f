/**
 * The study roadmaps of the demo: their topics, and their times relative to the moment at which the demo is written. The code
 * that makes every roadmap chooses their questions and predictions.
 */
import type { Secao } from '@luneta/domain/plano-acao';

import { statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';
import { createRoteiro } from '../modules/roteiros/index.ts';
import { THIS_WEEK } from './exams.ts';
import { idOf, must, type Ids } from './ids.ts';

const DAY = 86_400_000;

type Fase = readonly [topic: string, secao: Secao];
type Roteiro = {
  readonly prova: string;
  readonly criado: number;
  readonly materias: Readonly<Record<string, readonly Fase[]>>;
  /** Roadmaps that the classes of version 1 have instead of those above. */
  readonly versao_1?: Readonly<Record<string, readonly Fase[]>>;
};

const F = 'Fundamentos';
const P = 'Prática';
const A = 'Aprofundamento';

/** A map as long as the longest that a school is expected to make. */
const LONGEST: readonly Fase[] = [
  ['Funções do 1º grau', F],
  ['Estatística', F],
  ['Frações e números decimais', F],
  ['Unidades de medida', F],
  ['Razão e proporção', F],
  ['Regra de três', F],
  ['Potências e raízes', F],
  ['Equações do 1º grau', P],
  ['Sistemas de equações', P],
  ['Equações do 2º grau', P],
  ['Geometria plana', P],
  ['Teorema de Pitágoras', P],
  ['Trigonometria', P],
  ['Geometria espacial', A],
  ['Progressão aritmética', A],
  ['Progressão geométrica', A],
];

/** Made before an exam of an earlier cycle, before the released exam, before the next one, and before the one of today. */
export const roteiros: readonly Roteiro[] = [
  {
    prova: 'DEMO-ANULADA',
    criado: -125 * DAY,
    materias: {
      Matemática: [
        ['Funções do 1º grau', F],
        ['Geometria espacial', P],
        ['Trigonometria', A],
      ],
    },
  },
  {
    prova: 'DEMO-RESULTADO',
    criado: -30 * DAY,
    materias: {
      Português: [
        ['Interpretação de texto', F],
        ['Figuras de linguagem', P],
        ['Coesão e conectivos', A],
      ],
      História: [
        ['Brasil Colônia', F],
        ['A República no Brasil', P],
        ['O mundo contemporâneo', A],
      ],
      Matemática: [
        ['Funções do 1º grau', F],
        ['Estatística', P],
        ['Geometria espacial', A],
      ],
      Biologia: [
        ['A célula', F],
        ['Ecologia', P],
        ['Genética e hereditariedade', A],
      ],
    },
  },
  {
    prova: 'DEMO-PROXIMA',
    criado: -2 * DAY,
    materias: {
      Português: [
        ['Interpretação de texto', F],
        ['Variação linguística', F],
        ['Figuras de linguagem', P],
        ['Coesão e conectivos', A],
      ],
      História: [
        ['Brasil Colônia', F],
        ['A República no Brasil', P],
        ['O mundo contemporâneo', A],
      ],
      Matemática: [
        ['Funções do 1º grau', F],
        ['Estatística', F],
        ['Trigonometria', P],
        ['Geometria espacial', A],
      ],
      Física: [
        ['Cinemática', F],
        ['Termologia', P],
        ['Eletrodinâmica', A],
      ],
      Biologia: [
        ['A célula', F],
        ['Ecologia', P],
        ['Genética e hereditariedade', A],
      ],
    },
    versao_1: { Matemática: LONGEST },
  },
  {
    prova: THIS_WEEK,
    criado: -5 * DAY,
    materias: {
      História: [
        ['Brasil Colônia', F],
        ['A República no Brasil', P],
        ['O mundo contemporâneo', A],
      ],
      Física: [
        ['Cinemática', F],
        ['Termologia', P],
        ['Eletrodinâmica', A],
      ],
    },
  },
];

export type Topic = { readonly id: number; readonly materia: string; readonly descricao: string };
/** By subject and name. */
export type Topics = ReadonlyMap<string, Topic>;

const TOPICS = statement<{ escola_id: number }, Topic>(
  'demo_objetos',
  `select o.id, m.nome as materia, o.descricao
     from objeto_conhecimento o join materia m on m.escola_id = o.escola_id and m.id = o.materia_id
    where o.escola_id = :escola_id order by o.id`,
);
const GIVEN = statement<{ escola_id: number }, { id: number; turma_id: number; codigo: string }>(
  'demo_provas_dadas',
  `select ta.id, ta.turma_id, a.codigo
     from turma_avaliacao ta join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
    where ta.escola_id = :escola_id`,
);

const keyOf = (nome: string, descricao: string): string => `${nome}: ${descricao}`;

export async function readTopics(escola: Tenant): Promise<Topics> {
  const rows = await escola.run(TOPICS, {});
  return new Map(rows.map((row) => [keyOf(row.materia, row.descricao), row]));
}

/** Gives each class its roadmaps. */
export async function writeRoteiros(
  escola: Tenant,
  turmas: readonly { readonly id: number; readonly versao: 1 | 2 }[],
  materias: Ids,
  topics: Topics,
  agora: Date,
): Promise<void> {
  const given = await escola.run(GIVEN, {});
  const provas = new Map(given.map(({ id, turma_id, codigo }) => [keyOf(codigo, String(turma_id)), id]));
  for (const { prova, criado, materias: subjects, versao_1 } of roteiros) {
    for (const turma of turmas) {
      const mine = turma.versao === 1 ? { ...subjects, ...versao_1 } : subjects;
      for (const [nome, fases] of Object.entries(mine)) {
        const saved = await createRoteiro(
          escola,
          {
            turma_avaliacao_id: idOf(provas, keyOf(prova, String(turma.id))),
            materia_id: idOf(materias, nome),
            fases: fases.map(([topic, secao], i) => ({
              objeto_conhecimento_id: must(topics.get(keyOf(nome, topic)), topic).id,
              secao,
              capitulo_numero: i + 1,
              capitulo_nome: topic,
            })),
          },
          new Date(agora.getTime() + criado),
        );
        if ('recusa' in saved) throw new Error(`${prova}, ${nome}: ${saved.recusa}`);
      }
    }
  }
}
