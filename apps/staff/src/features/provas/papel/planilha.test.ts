/** The typed sheet: keys, paste, undo, what is wrong, and the file of the class. */
import { buildGrade, buildGradeComTexto } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { modeloCsv } from './modelo.ts';
import { pasteCells, undo, typeCell, problemaDe, redo, VAZIA, type Planilha } from './planilha.ts';

/** Ana: present, C and blank. Caio: nothing yet. Two questions of five and four options. */
const grade = buildGrade();
const [ANA, CAIO] = [1001, 1008];
const typed = (planilha: Planilha | null, id: number) => planilha?.agora.get(id);

describe('a key', () => {
  it.each([
    { key: 'd', respostas: [3, 4] },
    { key: '2', respostas: [3, 2] },
    { key: '*', respostas: [3, 0] },
  ])('$key fills the answer', ({ key, respostas }) => {
    expect(typed(typeCell(VAZIA, grade, 0, 2, key), ANA)).toMatchObject({ respostas });
  });

  it.each(['x', '6', 'é'])('%s means nothing in an answer', (key) => {
    expect(typeCell(VAZIA, grade, 0, 2, key)).toBeNull();
  });

  it('an answer says that the student was there', () => {
    expect(typed(typeCell(VAZIA, grade, 1, 1, 'a'), CAIO)).toMatchObject({ presente: true, respostas: [1, null] });
  });

  it('absence takes the answers away', () => {
    expect(typed(typeCell(VAZIA, grade, 0, 0, 'f'), ANA)).toMatchObject({ presente: false, respostas: [null, null] });
  });

  it('typed as it is stored it is no change', () => {
    expect(typeCell(VAZIA, grade, 0, 1, 'c')?.agora.size).toBe(0);
  });

  it('takes points of a text item, and nothing else there', () => {
    const texto = buildGradeComTexto();
    expect(typed(typeCell(VAZIA, texto, 1, 3, '1,5'), CAIO)).toMatchObject({
      presente: true,
      pontos: [null, null, 1.5],
    });
    expect(typeCell(VAZIA, texto, 1, 3, 'a')).toBeNull();
    const marked = typeCell(VAZIA, texto, 1, 3, '2') ?? VAZIA;
    expect(typed(typeCell(marked, texto, 1, 0, 'f'), CAIO)).toMatchObject({ pontos: [null, null, null] });
  });

  it('does nothing to answers given on a screen', () => {
    const online = buildGrade({ alunos: grade.alunos.map((aluno) => ({ ...aluno, origem: 'online' as const })) });
    expect(typeCell(VAZIA, online, 0, 2, 'a')).toBeNull();
  });
});

describe('cells of a spreadsheet', () => {
  it('fill from the cell on, as one step', () => {
    const { planilha, coladas, ignoradas } = pasteCells(VAZIA, grade, { r: 0, c: 0 }, 'P\tA\tB\r\nF\t\t\r\n');
    expect([coladas, ignoradas]).toEqual([6, 0]);
    expect(typed(planilha, ANA)).toMatchObject({ respostas: [1, 2] });
    expect(typed(planilha, CAIO)).toMatchObject({ presente: false });
    expect(undo(planilha).agora.size).toBe(0);
  });

  it('that do not fit are counted', () => {
    expect(pasteCells(VAZIA, grade, { r: 1, c: 2 }, 'A\tB\nC')).toMatchObject({ coladas: 1, ignoradas: 2 });
  });
});

describe('undo and redo', () => {
  it('go back and forth by one step', () => {
    const one = typeCell(VAZIA, grade, 0, 2, 'a') ?? VAZIA;
    const two = typeCell(one, grade, 0, 2, 'b') ?? VAZIA;
    expect(typed(undo(two), ANA)).toMatchObject({ respostas: [3, 1] });
    expect(typed(redo(undo(two)), ANA)).toMatchObject({ respostas: [3, 2] });
    expect(undo(VAZIA)).toBe(VAZIA);
  });
});

describe('what is wrong', () => {
  it.each([
    { name: 'an option that the question does not have', respostas: [1, 5], presente: true, is: 'opcao_inexistente' },
    { name: 'an answer of an absent student', respostas: [1, null], presente: false, is: 'ausente_com_respostas' },
  ])('$name', ({ respostas, presente, is }) => {
    expect(problemaDe(grade, { presente, respostas, pontos: [null, null], lingua_estrangeira: null })).toMatchObject({
      erro: is,
    });
  });

  it('nobody has said whether the student was there', () => {
    expect(
      problemaDe(grade, { presente: null, respostas: [null, null], pontos: [null, null], lingua_estrangeira: null }),
    ).toBe('sem_presenca');
  });
});

it('the file of the class is in the form that the import reads', () => {
  expect(modeloCsv(grade)).toBe(
    '\uFEFFturma_aluno_id;aluno_nome;presente;1;2\r\n1001;Ana Clara Duarte;sim;C;\r\n1008;Caio Mendes Rocha;;;\r\n',
  );
  const duplas = grade.alunos.map((aluno) => ({ ...aluno, respostas: [0, 2] }));
  expect(modeloCsv({ ...grade, alunos: duplas })).toContain('sim;*;B');
  const texto = buildGradeComTexto();
  const alunos = texto.alunos.map((aluno) => ({ ...aluno, pontos: [null, null, 1.5] }));
  expect(modeloCsv({ ...texto, alunos })).toContain('\r\n1001;Ana Clara Duarte;sim;C;;1,5\r\n');
});
