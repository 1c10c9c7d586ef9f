/** Which fields a tipo has, and the empty table of each. */
import type { Campo, Tipo } from '../arquivo/modelo.ts';

type CampoDoTipo = { readonly campo: Campo; readonly necessario: boolean };

const need = (campo: Campo): CampoDoTipo => ({ campo, necessario: true });
const may = (campo: Campo): CampoDoTipo => ({ campo, necessario: false });

const ALUNOS: readonly CampoDoTipo[] = [
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

/** The fields of each tipo, in the order of its table. */
export const CAMPOS: Readonly<Record<Tipo, readonly CampoDoTipo[]>> = {
  alunos: ALUNOS,
  pessoas: [...ALUNOS, may('perfil'), may('turmas'), may('materia')],
  equipe: [may('id_externo'), need('nome'), may('email'), need('login'), need('perfil'), may('turmas'), may('materia')],
  turmas: [may('id_externo'), may('login'), may('nome'), need('turma')],
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

/** Heading and example row of the table that a school fills in. */
export function modeloOf(tipo: 'alunos' | 'equipe' | 'turmas'): readonly (readonly string[])[] {
  if (tipo === 'turmas') return MODELO_TURMAS;
  const campos = CAMPOS[tipo].map(({ campo }) => campo);
  const exemplo = tipo === 'equipe' ? { ...EXEMPLO, nome: 'João Exemplo Pereira', login: 'joao.exemplo' } : EXEMPLO;
  return [campos, campos.map((campo) => exemplo[campo] ?? '')];
}
