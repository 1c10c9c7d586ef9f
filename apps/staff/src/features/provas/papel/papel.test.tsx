/** Answers on paper: typed by keyboard alone, pasted, imported; and late answers. */
import { buildGestaoProva, buildGradeComTexto, buildImportacao } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { PROFESSOR, staff } from '../../../testing/people.ts';
import { provas } from '../../../testing/provas.ts';
import { schoolServer } from '../../../testing/server.ts';

const PAPER = '/provas/302/respostas';
function serverWith() {
  const server = schoolServer();
  provas([
    buildGestaoProva({
      turma_avaliacao_id: 302,
      turma_codigo: '2B',
      tipo_aplicacao: 'Presencial',
      situacao: 'encerrada',
    }),
  ])(server);
  return server;
}
const cell = (name: string) => page.getByRole('gridcell', { name });

describe('the grid', () => {
  it('is filled and saved by keyboard alone', async () => {
    await page.viewport(1280, 800);
    const server = serverWith();
    server.respond('saveGradeRespostas', {
      linhas: [
        { turma_aluno_id: 1001, situacao: 'gravada', erro: null, versao: 3 },
        { turma_aluno_id: 1008, situacao: 'gravada', erro: null, versao: 1 },
      ],
      recalculo: 'pendente',
    });
    const app = await open(PAPER, { server, person: PROFESSOR });
    await cell('Ana Clara Duarte, presença: P').click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}d');
    await expect.element(cell('Ana Clara Duarte, questão 2: D')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Home}pab');
    await expect.element(cell('Caio Mendes Rocha, questão 2: B')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(cell('Caio Mendes Rocha, questão 2: em branco')).toBeVisible();
    const save = page.getByRole('button', { name: 'Salvar 2 linhas' });
    await expect.element(save).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('2 linhas salvas. As notas serão calculadas de novo.')).toBeVisible();
    const [call] = app.server.calls('saveGradeRespostas');
    expect(call?.body).toEqual({
      alunos: [
        {
          turma_aluno_id: 1001,
          presente: true,
          lingua_estrangeira: null,
          respostas: [3, 4],
          pontos: [null, null],
          versao: 2,
        },
        {
          turma_aluno_id: 1008,
          presente: true,
          lingua_estrangeira: null,
          respostas: [1, null],
          pontos: [null, null],
          versao: 0,
        },
      ],
    });
  });

  it('goes on to the next student after the last question, and keeps the last answer', async () => {
    await page.viewport(1280, 800);
    await open(PAPER, { server: serverWith(), person: PROFESSOR });
    await cell('Ana Clara Duarte, questão 1: C').click();
    await userEvent.keyboard('abcd*');
    await expect.element(cell('Ana Clara Duarte, questão 2: B')).toBeVisible();
    await expect.element(cell('Caio Mendes Rocha, questão 1: C')).toBeVisible();
    await expect.element(cell('Caio Mendes Rocha, questão 2: D')).toBeVisible();
    await expect.element(page.getByText(/^Chegou ao fim da grade\./)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}*');
    await expect.element(cell('Caio Mendes Rocha, questão 1: *')).toBeVisible();
  });

  it('keeps a row that somebody else saved meanwhile, and says so in the row', async () => {
    await page.viewport(1280, 800);
    await open(PAPER, { server: serverWith(), person: PROFESSOR });
    await cell('Caio Mendes Rocha, questão 1: em branco').click();
    await userEvent.keyboard('a');
    await page.getByRole('button', { name: 'Salvar 1 linha' }).click();
    await expect.element(page.getByText('Outra pessoa salvou esta linha enquanto você digitava.')).toBeVisible();
    await expect.element(cell('Caio Mendes Rocha, questão 1: A')).toBeVisible();
  });

  it('takes the points of a text, and of two marks of one answer the person chooses', async () => {
    await page.viewport(1280, 800);
    const server = serverWith();
    const grade = buildGradeComTexto();
    const [ana, caio] = grade.alunos;
    const pontos = [null, null, 2];
    const theirs = {
      ...grade,
      alunos: grade.alunos.map((aluno) => (aluno === ana ? { ...ana, pontos, versao: 3 } : aluno)),
    };
    server.respond('getGradeRespostas', () => (server.calls('saveGradeRespostas').length > 0 ? theirs : grade));
    server.respond('saveGradeRespostas', {
      linhas: [
        { turma_aluno_id: 1001, situacao: 'conflito', erro: null, versao: 3 },
        { turma_aluno_id: 1008, situacao: 'gravada', erro: null, versao: 1 },
      ],
      recalculo: 'nao_necessario',
    });
    const app = await open(PAPER, { server, person: PROFESSOR });
    const mark = (nome: string, text: string) => cell(`${nome}, pontos da questão 3, de 0 a 2: ${text}`);
    await mark('Ana Clara Duarte', 'em branco').click();
    await userEvent.keyboard('9{Enter}2{Enter}');
    await expect.element(page.getByText('Questão 3: vale de 0 a 2.')).toBeVisible();
    await mark('Ana Clara Duarte', '9').click();
    await userEvent.keyboard('1,5{Enter}');
    await expect.element(mark('Caio Mendes Rocha', '2')).toBeVisible();
    await page.getByRole('button', { name: 'Salvar 2 linhas' }).click();
    await expect.element(page.getByText('Pontos da questão 3, de 0 a 2: você digitou 1,5, foi salvo 2.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(app.server.calls('saveGradeRespostas')[0]?.body).toMatchObject({
      alunos: [
        { turma_aluno_id: 1001, pontos: [null, null, 1.5], versao: 2 },
        { turma_aluno_id: caio?.turma_aluno_id },
      ],
    });
    const save = page.getByRole('button', { name: 'Salvar 1 linha' });
    await expect.element(save).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Manter o que digitei' }).click();
    await save.click();
    await expect
      .poll(() => app.server.calls('saveGradeRespostas')[1]?.body)
      .toMatchObject({
        alunos: [{ turma_aluno_id: 1001, pontos: [null, null, 1.5], versao: 3 }],
      });
    await page.getByRole('button', { name: 'Usar o que foi salvo' }).click();
    await expect.element(mark('Ana Clara Duarte', '2')).toBeVisible();
  });

  it('leads to the question of the chosen column', async () => {
    await page.viewport(1280, 800);
    const server = serverWith();
    server.respond('getGradeRespostas', buildGradeComTexto());
    const app = await open(PAPER, { server, person: PROFESSOR });
    await cell('Ana Clara Duarte, pontos da questão 3, de 0 a 2: em branco').click();
    await page.getByRole('button', { name: 'Ler a questão 3' }).click();
    await expect.element(page.getByRole('dialog').getByText(/^Ao abrir uma garrafa/)).toBeVisible();
    const item = String(buildGradeComTexto().itens[2]?.avaliacao_conhecimento_questao_id);
    expect(app.server.calls('getItemProva')[0]?.path).toMatchObject({ avaliacao_conhecimento_questao_id: item });
  });

  it('a row with an error is not saved, and the row says why', async () => {
    await page.viewport(360, 800);
    await open(PAPER, { server: serverWith(), person: PROFESSOR });
    await cell('Ana Clara Duarte, questão 2: em branco').click();
    await page.getByRole('button', { name: 'E', exact: true }).click();
    await expect.element(page.getByText('Questão 2: esta alternativa não existe.')).toBeVisible();
    await expect.element(page.getByText('1 linha com erro não será salva.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('a file', () => {
  it('is tried first, with a report for each line, and saved only when it is pressed', async () => {
    await page.viewport(1280, 800);
    const server = serverWith();
    server.respond('createImportacaoRespostas', ({ body }) =>
      buildImportacao({ simulada: Reflect.get(Object(body), 'simular') === true }),
    );
    const app = await open(PAPER, { server });
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Conferir sem gravar' }).click();
    await expect.element(dialog.getByText('Escolha um arquivo ou cole as linhas.')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText('Planilha'), new File(['%PDF-1.7'], 'respostas.csv'));
    await expect.element(dialog.getByText(/^Este arquivo é um PDF\./)).toBeVisible();
    // As an older spreadsheet writes it, in Windows-1252: 'ã' is one byte.
    const bytes = new Uint8Array([0xe3, ...new TextEncoder().encode(';presente;1;2\n1001;sim;C;D')]);
    await userEvent.upload(dialog.getByLabelText('Planilha'), new File([bytes], 'respostas.csv'));
    await expect.element(dialog.getByText('respostas.csv')).toBeVisible();
    await expect.element(dialog.getByLabelText('Conteúdo')).toHaveValue('ã;presente;1;2\n1001;sim;C;D');
    await dialog.getByRole('button', { name: 'Conferir sem gravar' }).click();
    await expect
      .element(dialog.getByText('Nada foi gravado ainda. 1 muda, 1 já estava assim, 1 recusada.'))
      .toBeVisible();
    await expect.element(dialog.getByText('Este aluno não é desta turma.')).toBeVisible();
    await expect.element(dialog.getByText('Confira 1 linha antes de gravar.')).toBeVisible();
    await expect.element(dialog.getByText('Uma coluna ficou de fora: Observações.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Gravar 1 linha' }).click();
    await expect.element(dialog.getByText(/^1 linha gravada\./)).toBeVisible();
    const asked = app.server.calls('createImportacaoRespostas').map(({ body }) => Reflect.get(Object(body), 'simular'));
    expect(asked).toEqual([true, false]);
  });

  it('that could not be saved is not held against the next one', async () => {
    await page.viewport(1280, 800);
    const server = serverWith();
    server.respond('createImportacaoRespostas', buildImportacao({ simulada: true }));
    await open(PAPER, { server });
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    const dialog = page.getByRole('dialog');
    await userEvent.fill(dialog.getByLabelText('Conteúdo'), 'a;presente;1\n1001;sim;C');
    await dialog.getByRole('button', { name: 'Conferir sem gravar' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Gravar 1 linha' })).toBeVisible();
    server.fail('createImportacaoRespostas', 500, { message: 'Erro interno do servidor.' });
    await dialog.getByRole('button', { name: 'Gravar 1 linha' }).click();
    await expect.element(dialog.getByText('Erro interno do servidor.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Trocar arquivo' }).click();
    await expect.element(dialog.getByLabelText('Conteúdo')).toHaveValue('a;presente;1\n1001;sim;C');
    await expect.element(dialog.getByText('Erro interno do servidor.')).not.toBeInTheDocument();
  });
});

describe('late answers', () => {
  it('are counted with a reason, and what follows is said before', async () => {
    await page.viewport(1280, 800);
    const app = await open('/provas/302/fora_do_prazo', { server: serverWith() });
    const [first] = await expect
      .poll(() => page.getByRole('checkbox', { name: /^Selecionar .* de / }).elements())
      .not.toHaveLength(0)
      .then(() => page.getByRole('checkbox', { name: /^Selecionar .* de / }).all());
    await first?.click();
    await page.getByRole('button', { name: 'Contar 1' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/entra no lugar da resposta que está valendo/)).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Queda de internet');
    await dialog.getByRole('button', { name: 'Contar 1' }).click();
    await expect.element(page.getByText('Decisão salva.')).toBeVisible();
    expect(app.server.calls('setForaDoPrazo')[0]?.body).toMatchObject({ contar: true, motivo: 'Queda de internet' });
    expect(await axeViolations()).toEqual([]);
  });

  it('are only read by a teacher, and unknown to a supervisor', async () => {
    await page.viewport(1280, 800);
    await open('/provas/302/fora_do_prazo', { server: serverWith(), person: PROFESSOR });
    await expect.element(page.getByRole('table', { name: /^Respostas fora do prazo/ })).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await open('/provas/302', { server: serverWith(), person: staff('supervisor') });
    await expect.element(page.getByText('Bento Brandão').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Fora do prazo' })).not.toBeInTheDocument();
  });
});
