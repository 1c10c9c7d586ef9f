/**
 * The texts of the demo school, written by us. The words are in JSON. This file defines their shape and knows nothing about
 * the database. Courses and microcopy are beside the questions, for the features that show them.
 */
import cursos1 from './content/cursos.json' with { type: 'json' };
import cursos2 from './content/cursos-2.json' with { type: 'json' };
import exatas1 from './content/questoes-exatas-1.json' with { type: 'json' };
import exatas2 from './content/questoes-exatas-2.json' with { type: 'json' };
import humanas from './content/questoes-humanas.json' with { type: 'json' };
import mapaJson from './content/questoes-mapa.json' with { type: 'json' };
import redacoesJson from './content/redacoes.json' with { type: 'json' };
import treinoJson from './content/questoes-treino.json' with { type: 'json' };
import textosJson from './content/textos.json' with { type: 'json' };

export type DemoQuestao = {
  readonly codigo: string;
  readonly materia: string;
  readonly serie: string;
  readonly objeto_conhecimento: string;
  readonly habilidade: string;
  readonly capitulo: number;
  readonly enunciado: string;
  readonly opcoes: readonly string[];
  readonly gabarito: string;
  readonly comentario: string;
  readonly dificuldade: string;
  /** Invented, and marked so on screen (decision 187). */
  readonly tri: { readonly a: number; readonly b: number; readonly c: number };
  readonly idioma?: string;
};

export type DemoRedacao = {
  readonly codigo: string;
  readonly titulo: string;
  readonly descricao: string;
  readonly genero_textual_nome: string;
  readonly min_linhas: number;
  readonly max_linhas: number;
  readonly textos_motivacionais: readonly { readonly ordem: number; readonly conteudo: string }[];
};

export const questoes: readonly DemoQuestao[] = [...exatas1, ...exatas2, ...humanas];
/** Questions that no exam uses. They fill the phases of roadmaps; those of the longest roadmap have a file of their own. */
export const treino: readonly DemoQuestao[] = [...treinoJson, ...mapaJson];
export const redacoes: readonly DemoRedacao[] = redacoesJson;
export const cursos = [...cursos1, ...cursos2];
export const textos = textosJson;

export type DemoArea = { readonly codigo: string; readonly nome: string; readonly nome_curto: string };

/** Redação has its own area, which has no TRI scale. */
export const areas: readonly DemoArea[] = [
  { codigo: 'LC', nome: 'Linguagens, Códigos e suas Tecnologias', nome_curto: 'Linguagens' },
  { codigo: 'CH', nome: 'Ciências Humanas e suas Tecnologias', nome_curto: 'Humanas' },
  { codigo: 'CN', nome: 'Ciências da Natureza e suas Tecnologias', nome_curto: 'Natureza' },
  { codigo: 'MT', nome: 'Matemática e suas Tecnologias', nome_curto: 'Matemática' },
  { codigo: 'RED', nome: 'Redação', nome_curto: 'Redação' },
];

export type DemoMateria = { readonly nome: string; readonly area: string; readonly fora_do_gabarito: boolean };

const materia = (nome: string, area: string): DemoMateria => ({ nome, area, fora_do_gabarito: false });

/** In this order, so that Redação is number 8 and its id is 8 (decision 118). */
export const materias: readonly DemoMateria[] = [
  materia('Português', 'LC'),
  materia('Inglês', 'LC'),
  materia('Espanhol', 'LC'),
  materia('História', 'CH'),
  materia('Geografia', 'CH'),
  materia('Filosofia', 'CH'),
  materia('Sociologia', 'CH'),
  { nome: 'Redação', area: 'RED', fora_do_gabarito: true },
  materia('Matemática', 'MT'),
  materia('Física', 'CN'),
  materia('Química', 'CN'),
  materia('Biologia', 'CN'),
];

export const series = ['1ª série', '2ª série', '3ª série'] as const;

/** The number that answers use for a question's language. Null for a question for everybody. */
export function linguaOf(questao: DemoQuestao): 1 | 2 | null {
  if (questao.idioma === 'ingles') return 1;
  return questao.idioma === 'espanhol' ? 2 : null;
}
