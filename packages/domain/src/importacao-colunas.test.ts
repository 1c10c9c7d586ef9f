import { describe, expect, it } from 'vitest';
import { columnsOf, IMPORTACAO_LIMITES, type ImportacaoCampo } from './importacao-colunas.ts';

it('[PIM-1] a file has at most 10,000 lines, 60 columns and 500 characters in a cell', () => {
  expect(IMPORTACAO_LIMITES).toEqual({ linhas: 10_000, colunas: 60, celula: 500 });
});

const ALUNOS: readonly ImportacaoCampo[] = [
  'id_externo',
  'nome',
  'nome_social',
  'data_nascimento',
  'email',
  'login',
  'turma',
  'serie',
  'sede',
  'turno',
  'situacao',
  'tempo_adicional',
];
const EQUIPE: readonly ImportacaoCampo[] = ['id_externo', 'nome', 'email', 'login', 'perfil', 'turmas', 'materia'];
const one = (titulo: string, campos = ALUNOS) => columnsOf([titulo], campos)[0];

describe('[PIM-12] a heading of the table of students', () => {
  it.each<[ImportacaoCampo, string]>([
    ['id_externo', 'Nº MATRÍCULA|n° matrícula|№ matrícula|Num. Matrícula|Número da matrícula|Nro. Matr.|Matrícula'],
    ['id_externo', 'MATRICULA DO ALUNO|Matrícula (RA)|RA|R.A.|Nº RA|RA do aluno|Registro acadêmico|RM|RGM'],
    ['id_externo', 'Código do aluno|Cód. Aluno|CD_ALUNO|ID do aluno|idAluno|Código na escola|sourcedId|id_externo'],
    ['nome', 'nome|NOME DO ALUNO|Nome completo do(a) estudante|Aluno(a)|Estudante|NM_ALUNO|nomeAluno|Nome civil'],
    ['nome_social', 'Nome social|nome_social|NOME SOCIAL DO ALUNO'],
    ['data_nascimento', 'Data Nascimento|Data de nascimento|Data Nasc.|DT NASC|Dt. Nascimento|dt nasc do aluno'],
    ['data_nascimento', 'Nascimento|Nasc.|DATA NASCTO|dataNascimento'],
    ['email', 'E-mail|EMAIL|E-mail do aluno|e-mail institucional|Endereço de e-mail|Correio eletrônico|mail'],
    ['login', 'Usuário|LOGIN|Nome de usuário|Login do aluno|username|user'],
    ['turma', ' TURMA |Turma atual|Nome da turma|Cód. Turma|Código da turma|Turma do aluno|Descrição da turma'],
    ['serie', 'Série|Ano/Série|Série atual|Ano escolar|Ano de escolaridade'],
    ['turno', 'Turno|Turno da turma'],
    ['situacao', 'Situação|Sit. Matrícula|Situação da matrícula|Situação do aluno'],
    ['tempo_adicional', 'Tempo adicional|Tempo a mais|Acréscimo de tempo'],
    ['sede', 'Sede'],
  ])('is surely %s: %s', (campo, titulos) => {
    for (const titulo of titulos.split('|'))
      expect([titulo, one(titulo)]).toEqual([titulo, { situacao: 'reconhecida', campo }]);
  });

  it.each<[ImportacaoCampo, string]>([
    ['id_externo', 'ID|Código|Identificador|Registro|Nº do aluno'],
    ['turma', 'Turma/Série|Série/Turma|Classe|Sala'],
    ['serie', 'Ano|Etapa de ensino'],
    ['sede', 'Escola|Nome da escola|Unidade escolar|Campus'],
    ['turno', 'Período'],
    ['situacao', 'Status'],
    ['email', 'E-mail pessoal'],
  ])('is perhaps %s: %s', (campo, titulos) => {
    for (const titulo of titulos.split('|'))
      expect([titulo, one(titulo)]).toEqual([titulo, { situacao: 'proposta', campo }]);
  });

  it.each([
    'Armário',
    '',
    'Nº',
    'Nº de chamada',
    'Nome da mãe',
    'Nome do responsável',
    'E-mail do responsável',
    'Data da matrícula',
    'Data de nascimento da mãe',
    'Ano letivo',
    'Professor',
    'Nome do professor',
    'Aluno novo',
  ])('%j is none', (titulo) => {
    expect(one(titulo)).toEqual({ situacao: 'ignorada', campo: null });
  });
});

describe('[PIM-12] a heading of the table of the staff', () => {
  it.each([
    ['Nome do professor', 'nome'],
    ['Docente', 'nome'],
    ['Matrícula funcional', 'id_externo'],
    ['E-mail do servidor', 'email'],
    ['Disciplina', 'materia'],
    ['Turma', 'turmas'],
    ['Perfil de acesso', 'perfil'],
  ])('%j is %s', (titulo, campo) => {
    expect(one(titulo, EQUIPE)).toEqual({ situacao: 'reconhecida', campo });
  });

  it.each([
    ['Cargo', 'proposta', 'perfil'],
    ['Aluno', 'ignorada', null],
    ['Nascimento', 'ignorada', null],
  ])('%j is %s', (titulo, situacao, campo) => {
    expect(one(titulo, EQUIPE)).toEqual({ situacao, campo });
  });
});

describe('[PIM-12] of several columns of one field', () => {
  const read = (...titulos: string[]) => columnsOf(titulos, ALUNOS).map(({ campo }) => campo);

  it('the surest has it, and the first of equally sure ones', () => {
    expect(read('Sala', 'Turma atual', 'turma')).toEqual([null, null, 'turma']);
    expect(read('Matrícula', 'RA')).toEqual(['id_externo', null]);
    expect(read('Código', 'Matrícula')).toEqual([null, 'id_externo']);
  });

  it('two headings alike both have it, so that a person is asked', () => {
    expect(read('Nome', 'NOME', 'Nome completo')).toEqual(['nome', 'nome', null]);
  });
});

it.each([
  'CPF',
  'C.P.F.',
  'cpf do aluno',
  'numeroCPF',
  'RG',
  'Cor/Raça',
  'raça',
  'Religião',
  'Deficiência',
  'tipo_deficiencia',
  'PNE',
  'Necessidades educacionais especiais',
  'Aluno com necessidades especiais',
  'Laudo',
  'CID',
  'NIS',
  'Senha',
  'Código INEP',
])('[PIM-13] %s is never read', (titulo) => {
  expect(one(titulo)).toEqual({ situacao: 'nunca_guardada', campo: null });
});

it.each(['Corredor', 'Acordo', 'Argumento'])('[PIM-13] %s is a column like another', (titulo) => {
  expect(one(titulo)?.situacao).toBe('ignorada');
});
