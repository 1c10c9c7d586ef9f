/** Classes of the files: which are the pupils' own, and what each is called here. Pure. */
import { achado, type Achado } from './achados.ts';
import { serieOf } from './formato.ts';
import type { Linha } from './linhas.ts';
import type { Tabelas } from './referencias.ts';

export type Turma = {
  readonly linha: Linha;
  readonly codigo: string;
  /** '' where the file does not say. */
  readonly serie: string;
  readonly sede: string;
};

export type Turmas = {
  /** Classes of the school, by `sourcedId`. */
  readonly proprias: ReadonlyMap<string, Turma>;
  /** Lessons of one subject, by `sourcedId`, with its name. */
  readonly aulas: ReadonlyMap<string, string>;
  /** There are lessons and no class: whether lessons are the classes of this school has to be asked. */
  readonly soAulas: boolean;
};

const TYPES = ['homeroom', 'scheduled'] as const;

/** What kind of class a row is; another spelling is taken and taken down. */
function kindOf(linha: Linha, achados: Achado[]): (typeof TYPES)[number] | null {
  const written = linha.get('classType');
  const kind = TYPES.find((type) => type === written.toLowerCase());
  if (kind === undefined) achados.push(achado(linha, 'valor_desconhecido', written, 'classType'));
  else if (kind !== written) achados.push(achado(linha, 'valor_com_outra_caixa', written, 'classType'));
  return kind ?? null;
}

function turmaOf(linha: Linha, { orgs }: Tabelas, achados: Achado[]): Turma {
  const [grade = ''] = linha.list('grades');
  const serie = grade === '' ? '' : serieOf(grade);
  if (serie === null) achados.push(achado(linha, 'serie_desconhecida', grade, 'grades'));
  const codigo = linha.get('classCode') || linha.get('title');
  const org = orgs.get(linha.get('schoolSourcedId'));
  return { linha, codigo, serie: serie ?? '', sede: org?.get('type') === 'school' ? org.get('name') : '' };
}

/** @param aulasSaoTurmas what a person answered, where the school has lessons alone */
export function readTurmas(tabelas: Tabelas, aulasSaoTurmas: boolean, achados: Achado[]): Turmas {
  const rows = [...tabelas.classes.values()].filter(({ saiu }) => !saiu);
  const kinds = rows.map((linha) => ({ linha, kind: kindOf(linha, achados) }));
  const soAulas = kinds.some(({ kind }) => kind === 'scheduled') && !kinds.some(({ kind }) => kind === 'homeroom');
  const own = soAulas && aulasSaoTurmas ? 'scheduled' : 'homeroom';
  const proprias = kinds.filter(({ kind }) => kind === own);
  const aulas = kinds.filter(({ kind }) => kind === 'scheduled' && own !== 'scheduled');
  const materiaOf = (linha: Linha) => {
    const course = tabelas.courses.get(linha.get('courseSourcedId'));
    return course?.list('subjects')[0] ?? (course?.get('title') || linha.get('title'));
  };
  return {
    proprias: new Map(proprias.map(({ linha }) => [linha.sourcedId, turmaOf(linha, tabelas, achados)])),
    aulas: new Map(aulas.map(({ linha }) => [linha.sourcedId, materiaOf(linha)])),
    soAulas,
  };
}
