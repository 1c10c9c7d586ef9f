/** Headings of files of people in one form, and the words that name a field. Pure. */
import type { ImportacaoCampo } from './importacao-colunas.ts';

/** A heading without case, accents and signs. */
export const titleKey = (titulo: string): string =>
  titulo
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '_')
    .replaceAll(/(?<=\b[A-Za-z])\.(?=[A-Za-z]\b)/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');

/** Short forms that systems of schools write. */
const LONGAS: Readonly<Record<string, string>> = {
  cd: 'codigo',
  cod: 'codigo',
  dt: 'data',
  mail: 'email',
  matr: 'matricula',
  n: 'numero',
  nasc: 'nascimento',
  nascto: 'nascimento',
  nm: 'nome',
  no: 'numero',
  nr: 'numero',
  nro: 'numero',
  num: 'numero',
  prof: 'professor',
  sit: 'situacao',
  user: 'usuario',
  username: 'usuario',
};
const VAZIAS = new Set(['a', 'as', 'da', 'das', 'de', 'do', 'dos', 'e', 'o', 'os', 'ou']);

/** Whose table it is: a heading may say so or not. */
const DE_ALUNO = ['aluno', 'aluna', 'alunos', 'estudante', 'discente', 'educando'];
const DA_EQUIPE = ['professor', 'professora', 'docente', 'servidor', 'funcionario', 'colaborador'];

/** Headings of one meaning, in the form of `formsOf`. */
export const CERTAS: Readonly<Partial<Record<ImportacaoCampo, readonly string[]>>> = {
  id_externo: [
    'matricula',
    'numero_matricula',
    'codigo_matricula',
    'matricula_escolar',
    'matricula_funcional',
    'ra',
    'numero_ra',
    'matricula_ra',
    'ra_matricula',
    'codigo_aluno',
    'id_aluno',
    'registro_academico',
    'numero_registro_academico',
    'rm',
    'rgm',
    'prontuario',
    'codigo_na_escola',
    'sourcedid',
    'sourced_id',
  ],
  nome: ['nome_completo', 'nome_civil', 'nome_sobrenome', 'name', ...DE_ALUNO, ...DA_EQUIPE],
  nome_social: ['como_quer_ser_chamado'],
  data_nascimento: ['nascimento', 'birthdate', 'birth_date'],
  email: ['email_institucional', 'email_escolar', 'endereco_email', 'correio_eletronico'],
  login: ['usuario', 'nome_usuario', 'login_usuario', 'usuario_acesso', 'login_acesso'],
  turma: ['turma_atual', 'codigo_turma', 'nome_turma', 'sigla_turma', 'descricao_turma', 'turma_destino'],
  serie: ['serie_ano', 'ano_serie', 'serie_atual', 'ano_escolar', 'ano_escolaridade'],
  turno: ['turno_turma'],
  situacao: ['situacao_matricula', 'status_matricula', 'situacao_atual'],
  tempo_adicional: ['tempo_extra', 'tempo_mais', 'acrescimo_tempo'],
  perfil: ['perfil_acesso'],
  turmas: ['turma', 'codigo_turma'],
  materia: ['disciplina', 'disciplinas', 'componente_curricular'],
};

/** Headings that may mean something else as well. */
export const TALVEZ: Readonly<Partial<Record<ImportacaoCampo, readonly string[]>>> = {
  id_externo: ['codigo', 'id', 'identificador', 'registro', 'numero_aluno', 'numero_estudante'],
  nome_social: ['apelido'],
  email: ['email_pessoal'],
  turma: ['classe', 'sala', 'turma_serie', 'serie_turma', 'turma_ano', 'ano_turma'],
  serie: ['ano', 'etapa', 'etapa_ensino'],
  sede: ['unidade', 'unidade_escolar', 'unidade_ensino', 'escola', 'nome_escola', 'campus', 'polo'],
  turno: ['periodo'],
  situacao: ['status'],
  perfil: ['funcao', 'cargo', 'papel', 'tipo_usuario'],
  turmas: ['classes'],
  materia: ['componente'],
};

/** The heading in whole words without the small ones; and again without the word for whose table it is. */
export function formsOf(titulo: string, daEquipe: boolean): readonly string[] {
  const key = titleKey(titulo).replaceAll(/(?<=^|_)e_mail(?=_|$)/gu, 'email');
  const words = key
    .split('_')
    .filter((word) => !VAZIAS.has(word))
    .map((word) => LONGAS[word] ?? word);
  const whose = daEquipe ? DA_EQUIPE : DE_ALUNO;
  const rest = words.filter((word, at) => !whose.includes(word) || (at > 0 && at < words.length - 1));
  return [words, rest].map((some) => some.join('_')).filter(Boolean);
}

/** The word for somebody of the other table: of a class's teacher, or of a teacher's pupil. */
export const isForeign = (form: string, daEquipe: boolean): boolean => (daEquipe ? DE_ALUNO : DA_EQUIPE).includes(form);
