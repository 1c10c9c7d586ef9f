/** Subject and topic of a question of a file: chosen for its folder, else found by name, else chosen for all. */
import type { Tenant } from '../../../database/tenant.ts';
import { findAreas, findMaterias, findObjetos } from '../../questoes/index.ts';
import type { Categoria, Opcoes } from '../arquivo/modelo.ts';
import { fold } from '../targets/texto.ts';
import type { QuestaoGuardada } from './guardada.ts';

export type Lugar = {
  readonly materia_id: number | null;
  readonly objeto_conhecimento_id: number | null;
  /** Topic that the file names and the subject lacks; null where there is nothing to make. */
  readonly objeto_novo: string | null;
};

export type Mapa = {
  readonly materias: ReadonlyMap<string, number>;
  /** By subject and name. */
  readonly objetos: ReadonlyMap<string, number>;
  readonly donos: ReadonlyMap<number, number>;
  /** Subjects by area and name: those of an exam belong to its areas. */
  readonly daArea: ReadonlyMap<string, number>;
};

const topicKey = (materia_id: number, nome: string): string => `${materia_id} ${fold(nome)}`;

const areaKey = (area: string, nome: string): string => `${area} ${fold(nome)}`;

/** Subjects and topics of the school by their names, case and accents aside. */
export async function findMapa(escola: Tenant): Promise<Mapa> {
  const materias = await findMaterias(escola);
  const objetos = await findObjetos(escola);
  const areas = new Map((await findAreas(escola)).map(({ id, codigo }) => [id, codigo]));
  return {
    materias: new Map(materias.map(({ id, nome }) => [fold(nome), id])),
    objetos: new Map(objetos.map(({ id, materia_id, descricao }) => [topicKey(materia_id, descricao), id])),
    donos: new Map(objetos.map(({ id, materia_id }) => [id, materia_id])),
    daArea: new Map(
      materias.map(({ id, nome, area_conhecimento_id }) => [areaKey(areas.get(area_conhecimento_id) ?? '', nome), id]),
    ),
  };
}

/** Names from the outermost: the folders, or what the columns say. */
const namesOf = ({ categoria, materia, objeto }: QuestaoGuardada): readonly string[] =>
  materia === null && objeto === null ? categoria : [materia ?? '', objeto ?? ''].filter((nome) => nome !== '');

const CATEGORIA_MAX = 500;

export const categoriaDe = (questao: QuestaoGuardada): string => namesOf(questao).join(' / ').slice(0, CATEGORIA_MAX);

/** The chosen subject with a topic that belongs to it. */
function chosen({ donos }: Mapa, materia_id: number, objeto: number | null): Lugar {
  const own = objeto !== null && donos.get(objeto) === materia_id ? objeto : null;
  return { materia_id, objeto_conhecimento_id: own, objeto_novo: null };
}

/** What the file itself says, as far as the school knows it. */
function named(questao: QuestaoGuardada, { materias, objetos }: Mapa): Lugar | null {
  const names = namesOf(questao);
  const place = names.findIndex((nome) => materias.has(fold(nome)));
  const materia_id = materias.get(fold(names[place] ?? ''));
  if (materia_id === undefined) return null;
  const nome = names.slice(place + 1).at(-1) ?? questao.objeto;
  if (!nome) return { materia_id, objeto_conhecimento_id: null, objeto_novo: null };
  const known = objetos.get(topicKey(materia_id, nome));
  return { materia_id, objeto_conhecimento_id: known ?? null, objeto_novo: known === undefined ? nome : null };
}

/** The subject of that name in the area of the exam. A school that has the name elsewhere has one with '(ENEM)' behind it. */
function inArea({ materia, lugar }: QuestaoGuardada, { daArea }: Mapa): Lugar | null {
  const area = lugar?.area_codigo ?? '';
  const materia_id = daArea.get(areaKey(area, materia ?? '')) ?? daArea.get(areaKey(area, `${materia} (ENEM)`));
  return materia_id === undefined ? null : { materia_id, objeto_conhecimento_id: null, objeto_novo: null };
}

export function lugarDe(questao: QuestaoGuardada, opcoes: Opcoes, mapa: Mapa): Lugar {
  const categoria = categoriaDe(questao);
  const own = opcoes.categorias.find((one) => one.categoria === categoria);
  if (own) return chosen(mapa, own.materia_id, own.objeto_conhecimento_id);
  const found = questao.lugar ? inArea(questao, mapa) : named(questao, mapa);
  if (found) return found;
  const { materia_id, objeto_conhecimento_id } = opcoes;
  return materia_id === null
    ? { materia_id: null, objeto_conhecimento_id: null, objeto_novo: null }
    : chosen(mapa, materia_id, objeto_conhecimento_id);
}

const MAX = 200;

/** The folders of a file with what is known of each, in their order. */
export function categoriasDe(questoes: readonly QuestaoGuardada[], opcoes: Opcoes, mapa: Mapa): readonly Categoria[] {
  const found = new Map<string, Categoria>();
  for (const questao of questoes) {
    const categoria = categoriaDe(questao);
    const { materia_id, objeto_conhecimento_id } = lugarDe(questao, { ...opcoes, materia_id: null }, mapa);
    const before = found.get(categoria);
    found.set(
      categoria,
      before
        ? { ...before, questoes: before.questoes + 1 }
        : { categoria, questoes: 1, materia_id, objeto_conhecimento_id },
    );
  }
  return [...found.values()].slice(0, MAX);
}
