/** Which fields a tipo has, and the empty table of each. */
import type { ImportacaoCampo } from '@luneta/domain/importacao-colunas';

import type { Campo, Tipo, TipoDePessoas } from '../arquivo/modelo.ts';
import { CAMPOS_DA_QUESTAO } from '../readers/questoes/modelo.ts';
import { EXEMPLO_CODIGO } from '../readers/questoes/tabela/linha.ts';

type CampoDoTipo<C extends Campo = Campo> = { readonly campo: C; readonly necessario: boolean };
type CampoDePessoa = CampoDoTipo<ImportacaoCampo>;

const need = (campo: ImportacaoCampo): CampoDePessoa => ({ campo, necessario: true });
const may = (campo: ImportacaoCampo): CampoDePessoa => ({ campo, necessario: false });

const ALUNOS: readonly CampoDePessoa[] = [
  may('id_externo'),
  need('nome'),
  may('nome_social'),
  may('data_nascimento'),
  may('email'),
  may('login'),
  need('turma'),
  may('serie'),
  may('sede'),
  may('turno'),
  may('situacao'),
  may('tempo_adicional'),
];

/** The fields of people, in the order of their table. */
export const CAMPOS_DE_PESSOAS: Readonly<Record<TipoDePessoas, readonly CampoDePessoa[]>> = {
  alunos: ALUNOS,
  pessoas: [...ALUNOS, may('perfil'), may('turmas'), may('materia')],
  equipe: [may('id_externo'), need('nome'), may('email'), need('login'), need('perfil'), may('turmas'), may('materia')],
  turmas: [may('id_externo'), may('login'), may('nome'), need('turma')],
};

/** What a file of parameters says of an item. */
const PARAMETROS: readonly Campo[] = ['codigo', 'gabarito', 'habilidades', 'tri_a', 'tri_b', 'tri_c', 'situacao'];

/** The fields of each tipo, in the order of its table. */
export const CAMPOS: Readonly<Record<Tipo, readonly CampoDoTipo[]>> = {
  ...CAMPOS_DE_PESSOAS,
  parametros_tri: PARAMETROS.map((campo) => ({ campo, necessario: true })),
  questoes: CAMPOS_DA_QUESTAO.map((campo) => ({ campo, necessario: campo === 'enunciado' })),
};

/** Of the example row, which is refused when it is left in. */
export const EXEMPLO_ID = 'EXEMPLO-APAGUE';

const EXEMPLO: Readonly<Partial<Record<Campo, string>>> = {
  id_externo: EXEMPLO_ID,
  nome: 'Maria Exemplo da Silva',
  nome_social: '',
  data_nascimento: '28/02/2012',
  email: '',
  login: '',
  turma: '1A',
  serie: '1ª série',
  sede: '',
  turno: 'Matutino',
  situacao: '',
  tempo_adicional: '',
  perfil: 'professor',
  turmas: '1A, 1B',
  materia: '',
};

/** The class list of the year has two columns; who is meant stands in the first. */
const MODELO_TURMAS: readonly (readonly string[])[] = [
  ['aluno', 'turma'],
  [EXEMPLO_ID, '1A'],
];

const MODELO_QUESTAO: Readonly<Partial<Record<Campo, string>>> = {
  codigo: EXEMPLO_CODIGO,
  materia: 'Matemática',
  objeto: 'Equações do 1º grau',
  habilidades: 'EF07MA18',
  tipo: 'objetiva',
  enunciado: 'Qual é o valor de x em $2x + 3 = 7$?',
  a: '1',
  b: '2',
  c: '3',
  d: '4',
  gabarito: 'B',
  comentario: 'Subtraia 3 dos dois lados e divida por 2.',
  dificuldade: 'fácil',
  etiquetas: 'equação; revisão',
};

/** Heading and example row of the table that a school fills in. */
export function modeloOf(tipo: 'alunos' | 'equipe' | 'turmas' | 'questoes'): readonly (readonly string[])[] {
  if (tipo === 'questoes') {
    const names = CAMPOS.questoes.map(({ campo }) => campo).filter((campo) => campo !== 'formato');
    return [names, names.map((campo) => MODELO_QUESTAO[campo] ?? '')];
  }
  if (tipo === 'turmas') return MODELO_TURMAS;
  const campos = CAMPOS[tipo].map(({ campo }) => campo);
  const exemplo = tipo === 'equipe' ? { ...EXEMPLO, nome: 'João Exemplo Pereira', login: 'joao.exemplo' } : EXEMPLO;
  return [campos, campos.map((campo) => exemplo[campo] ?? '')];
}
