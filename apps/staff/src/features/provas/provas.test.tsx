/** The list of exams, one exam with its classes, and the live screen with more time. */
import { buildGestaoProva, buildProvaAlunos } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { LONG_NAME } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';
import { PROVAS, provas } from '../../testing/provas.ts';
import { schoolServer } from '../../testing/server.ts';
import { PHONES } from '../../testing/sizes.ts';

const LIST = '/provas?quando=todas';
function serverWith(all = PROVAS) {
  const server = schoolServer();
  provas(all)(server);
  return server;
}
const dialog = page.getByRole('dialog');

describe('the list', () => {
  it('is one row for each exam, with its classes by state, counts and what waits', async () => {
    await page.viewport(1280, 800);
    await open(LIST, { server: serverWith() });
    const row = page.getByRole('row', { name: /^Simulado Luneta/ });
    await expect.element(row.getByRole('link', { name: '3B' })).toHaveAttribute('href', '/provas/302');
    await expect.element(row.getByText('40 de 42 iniciaram')).toBeVisible();
    await expect.element(row.getByText('2 respostas fora do prazo')).toBeVisible();
    await expect.element(row.getByText('4 redações a corrigir')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^Química bimestral/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('asks for this week at first, and keeps period and filters in the address', async () => {
    await page.viewport(1280, 800);
    const app = await open('/provas', { server: serverWith() });
    await expect.element(page.getByRole('row', { name: /^Simulado Luneta/ })).toBeVisible();
    const [first] = app.server.calls('listGestaoProvas');
    expect(Object.keys(first?.query ?? {})).toEqual(['data_inicio', 'data_fim']);
    await page.getByRole('radio', { name: 'Passadas' }).click();
    await expect.poll(() => app.place()).toBe('/provas?quando=passadas');
    await page.getByLabelText('Situação').selectOptions('encerrada');
    await expect.poll(() => app.place()).toBe('/provas?quando=passadas&situacao=encerrada');
  });

  it('says when a filter leaves nothing, and takes it away', async () => {
    await page.viewport(1280, 800);
    const app = await open(`${LIST}&busca=zzz`, { server: serverWith() });
    await expect.element(page.getByText('Nenhuma prova com estes filtros.')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect.element(page.getByRole('row', { name: /^Química bimestral/ })).toBeVisible();
    expect(app.place()).toBe('/provas?quando=todas');
  });

  it.each([...PHONES, 1280])('holds a long name at %i px', async (width) => {
    await page.viewport(width, 800);
    await open(LIST, { server: serverWith([buildGestaoProva({ descricao: LONG_NAME })]) });
    await expect.element(page.getByRole('link', { name: LONG_NAME })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('an exam in all its classes', () => {
  it('shows window, state and counts of each class', async () => {
    await page.viewport(1280, 800);
    await open('/provas/avaliacoes/31', { server: serverWith() });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Simulado Luneta' })).toBeVisible();
    const row = page.getByRole('row', { name: /^3ª Série · 3B/ });
    await expect.element(row.getByText('Encerrada')).toBeVisible();
    await expect.element(row.getByText('19 de 20')).toBeVisible();
    await expect.element(row.getByText('2 a decidir')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Resultados' }))
      .toHaveAttribute('href', '/provas/avaliacoes/31/resultados');
    await expect
      .element(
        page.getByRole('navigation', { name: 'Partes da prova' }).getByRole('link', { name: 'Questões', exact: true }),
      )
      .toHaveAttribute('href', '/provas/avaliacoes/31/questoes');
    expect(await axeViolations()).toEqual([]);
  });

  it('a supervisor reads it and finds no act', async () => {
    await page.viewport(1280, 800);
    await open('/provas/avaliacoes/31', { server: serverWith(), person: staff('supervisor') });
    await expect.element(page.getByRole('row', { name: /^3ª Série · 3B/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Estender tempo/ })).not.toBeInTheDocument();
  });

  it('unknown or out of reach says so', async () => {
    await open('/provas/avaliacoes/999', { server: serverWith() });
    await expect.element(page.getByText('Esta prova não existe ou não é de uma turma sua.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Provas' })).toBeVisible();
  });
});

describe('live', () => {
  it('shows each seat with state and progress, the silent one chosen first', async () => {
    await page.viewport(1280, 900);
    await open('/provas/301', { server: serverWith() });
    const seats = page.getByRole('list', { name: 'Turma 3A ao vivo' });
    const bento = seats.getByRole('button', { name: 'Bento Brandão, 12 min sem respostas, 1 de 4' });
    await expect.element(bento).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('heading', { name: 'Bento Brandão' })).toBeVisible();
    await seats.getByRole('button', { name: 'Davi Dutra, não iniciou, 0 de 4' }).click();
    await expect.element(page.getByRole('heading', { name: 'Davi Dutra' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('on a phone it is rows of 64 px, exceptions first, which together are the class', async () => {
    await page.viewport(360, 800);
    await open('/provas/301', { server: serverWith() });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Turma 3A' })).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 });
    await expect
      .poll(() => headings.elements().map(({ textContent }) => textContent))
      .toEqual(['Precisam de você · 1', 'Não iniciaram · 1', 'Respondendo · 1', 'Entregaram · 1']);
    await expect.element(page.getByRole('button', { name: 'Todos 4', pressed: true })).toBeVisible();
    const rows = page.getByRole('region').getByRole('listitem').getByRole('button').elements();
    expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual([64, 64, 64, 64]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await axeViolations()).toEqual([]);
  });

  it('on a phone filters by state and finds by name', async () => {
    await page.viewport(360, 800);
    await open('/provas/301', { server: serverWith() });
    const bento = page.getByRole('button', { name: /^Bento Brandão/ });
    const davi = page.getByRole('button', { name: /^Davi Dutra/ });
    await page.getByRole('button', { name: 'Sem respostas 1' }).click();
    await expect.element(davi).not.toBeInTheDocument();
    await expect.element(bento).toBeVisible();
    await page.getByRole('button', { name: 'Todos 4' }).click();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Buscar na turma' }), 'davi');
    await expect.element(bento).not.toBeInTheDocument();
    await expect.element(davi).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Buscar na turma' }), 'zzz');
    await expect.element(page.getByText('Ninguém com esta busca.')).toBeVisible();
  });

  it('on a phone the whole row opens the student, who stands in the address', async () => {
    await page.viewport(360, 800);
    const app = await open('/provas/301', { server: serverWith() });
    await page.getByRole('button', { name: /^Bento Brandão/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Bento Brandão' });
    await expect.element(sheet.getByText('12 min sem respostas')).toBeVisible();
    expect(app.place()).toBe('/provas/301?aluno=31002');
    expect(await axeViolations()).toEqual([]);
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => app.place()).toBe('/provas/301');
  });

  it.each([360, 1280])('at %i px a link opens the extension of one student', async (width) => {
    await page.viewport(width, 800);
    const app = await open('/provas/301?dia=1&aluno=31002&ato=tempo', { server: serverWith() });
    await expect.element(page.getByRole('dialog', { name: 'Estender tempo de Bento Brandão' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect.poll(() => app.place()).toBe('/provas/301?dia=1&aluno=31002');
  });

  it('who may not give time finds no way to it, by a link neither', async () => {
    await page.viewport(360, 800);
    await open('/provas/301?dia=1&aluno=31002&ato=tempo', { server: serverWith(), person: staff('supervisor') });
    await expect.element(page.getByRole('dialog', { name: 'Bento Brandão' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Estender tempo' })).not.toBeInTheDocument();
  });

  it('what happened on another day says its day', async () => {
    await page.viewport(1280, 900);
    const server = serverWith();
    const board = buildProvaAlunos();
    server.respond('listProvaAlunos', { ...board, agora: '2026-11-22T12:00:00-03:00' });
    await open('/provas/301?aluno=31001', { server });
    await expect.element(page.getByText(/última ontem às/)).toBeVisible();
    await expect.element(page.getByText(/^21 de nov\. às/).first()).toBeVisible();
  });
});

describe('an exam on paper', () => {
  const paper = buildGestaoProva({
    tipo_aplicacao: 'Presencial',
    qtde_alunos: 90,
    qtde_iniciadas: 12,
    qtde_entregues: 12,
  });
  const typed = () => {
    const server = serverWith([paper]);
    const board = buildProvaAlunos();
    server.respond('listProvaAlunos', {
      ...board,
      alunos: board.alunos.map((aluno, n) => ({
        ...aluno,
        estado: n === 0 ? ('papel' as const) : ('nao_iniciada' as const),
      })),
    });
    return server;
  };

  it.each([LIST, '/provas/avaliacoes/31'])('is counted by its typed sheets at %s', async (path) => {
    await page.viewport(1280, 800);
    await open(path, { server: typed() });
    await expect.element(page.getByText('12 de 90 digitadas')).toBeVisible();
    await expect.element(page.getByText(/iniciaram/i)).not.toBeInTheDocument();
  });

  it('has a board of what is typed and what is not', async () => {
    await page.viewport(1280, 800);
    await open('/provas/301', { server: typed() });
    await expect.element(page.getByText('1 de 4 digitadas')).toBeVisible();
    await expect.element(page.getByText(/não iniciaram/)).not.toBeInTheDocument();
    await page.viewport(360, 800);
    await expect.element(page.getByRole('heading', { level: 2, name: 'A digitar · 3' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Digitadas · 1' })).toBeVisible();
  });
});

describe('more time', () => {
  async function openFor(name: string | RegExp, server = serverWith()) {
    await page.viewport(360, 800);
    const app = await open('/provas/301', { server });
    await page.getByRole('button', { name }).click();
    await expect.element(dialog).toBeVisible();
    return app;
  }

  it('for one student says before what changes, and after that it did', async () => {
    const app = await openFor(/^Bento Brandão/);
    await dialog.getByRole('radio', { name: '+15' }).click();
    await expect.element(dialog.getByText('22 alunos ganham 20 min.', { exact: false })).toBeVisible();
    await expect
      .element(dialog.getByText(/^Simulado Luneta: o resultado passa a sair em .* para todos, porque estes alunos/))
      .toBeVisible();
    await dialog.getByRole('button', { name: /^Dar 15 min a /u }).click();
    await expect.element(dialog.getByText('Escreva o motivo com pelo menos 5 letras.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Computador travou');
    await dialog.getByRole('button', { name: /^Dar 15 min a /u }).click();
    await expect.element(page.getByText(/Os relógios já mudaram/)).toBeVisible();
    const [call] = app.server.calls('createProrrogacao');
    expect(call?.body).toMatchObject({
      escopo: 'aluno',
      turma_aluno_id: 31_002,
      turma_avaliacao_id: 301,
      dia_prova: 1,
      minutos: 15,
      motivo: 'Computador travou',
    });
    await expect.poll(() => app.server.calls('listProvaAlunos').length).toBeGreaterThan(1);
  });

  it('offers other minutes, and takes back in place what nobody has used (D 210)', async () => {
    const server = serverWith();
    const board = buildProvaAlunos();
    const [bento] = board.alunos.filter(({ aluno_nome }) => aluno_nome === 'Bento Brandão');
    const given = { prorrogacao_id: 90, escopo: 'aluno' as const, minutos: 7, criada_em: board.agora };
    const prorrogacoes = [{ ...given, turma_aluno_id: bento?.turma_aluno_id ?? null }];
    server.respond('listProvaAlunos', { ...board, prorrogacoes });
    const app = await openFor(/^Bento Brandão/, server);
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: /^Desfazer \+7 min de/u }).click();
    const asked = page.getByRole('dialog', { name: /^Desfazer os \+7 min/u });
    await userEvent.fill(asked.getByLabelText('Motivo'), 'Dado por engano');
    await asked.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => app.server.calls('undoProrrogacao').length).toBe(1);
    await expect.element(asked).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: /^Outro tempo/u }).click();
    await expect.element(page.getByRole('dialog', { name: 'Estender tempo de Bento Brandão' })).toBeVisible();
    await expect.element(dialog.getByText(/^Dá para desfazer enquanto ninguém usar o tempo dado/)).toBeVisible();
  });

  it('needs a reason, and a free number from 1 to 10.080', async () => {
    const app = await openFor('Estender para a turma');
    await dialog.getByRole('radio', { name: 'Outro' }).click();
    await userEvent.fill(dialog.getByLabelText('Minutos a mais'), '0');
    await dialog.getByRole('button', { name: 'Estender tempo', exact: true }).click();
    const wrong = [
      ['Minutos a mais', 'Digite um número inteiro de 1 a 10.080.'],
      ['Motivo', 'Escreva o motivo com pelo menos 5 letras.'],
    ] as const;
    for (const [label, text] of wrong) {
      await expect.element(dialog.getByRole('link', { name: text })).toBeVisible();
      await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    }
    expect(app.server.calls('createProrrogacao')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('a refusal is told before the act', async () => {
    const server = serverWith();
    server.fail('getPreviaProrrogacao', 422, { message: 'Nenhuma prova ou roteiro estava aberto neste intervalo.' });
    await openFor('Estender para a turma', server);
    await expect.element(dialog.getByText('Nenhuma prova ou roteiro estava aberto neste intervalo.')).toBeVisible();
  });

  it('an act that got no answer is the same act when it is pressed again', async () => {
    const server = serverWith();
    const app = await openFor('Estender para a turma', server);
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Queda de internet');
    server.fail('createProrrogacao', 500, { message: 'Erro interno do servidor.' });
    await dialog.getByRole('button', { name: 'Estender 10 min' }).click();
    await expect.element(dialog.getByText('Erro interno do servidor.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Estender 10 min' }).click();
    await expect.poll(() => app.server.calls('createProrrogacao').length).toBe(2);
    const ids = app.server.calls('createProrrogacao').map(({ body }) => Reflect.get(Object(body), 'pedido_id'));
    expect(new Set(ids).size).toBe(1);
  });

  it('that helps nobody says so before, and by the server after (D 210)', async () => {
    const server = serverWith();
    server.respond('getPreviaProrrogacao', {
      minutos: 10,
      qtde_alunos: 0,
      qtde_provas: 0,
      qtde_roteiros: 0,
      gabarito_liberado_em: null,
    });
    server.fail('createProrrogacao', 409, { message: 'Ninguém ganha tempo com isto: todos já entregaram.' });
    await openFor('Estender para a turma', server);
    await expect.element(dialog.getByText(/^Ninguém ganha tempo: quem você escolheu já entregou/)).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Queda de internet');
    await dialog.getByRole('button', { name: 'Estender 10 min' }).click();
    await expect.element(dialog.getByText('Ninguém ganha tempo com isto: todos já entregaram.')).toBeVisible();
    await expect.element(page.getByText(/Os relógios já mudaram/)).not.toBeInTheDocument();
  });

  it('for a student with an Arabic name keeps the order of the words in the title (D 211)', async () => {
    await page.viewport(360, 800);
    const server = serverWith();
    const board = buildProvaAlunos();
    const aluno_nome = '\u0644\u064a\u0644\u0649';
    server.respond('listProvaAlunos', { ...board, alunos: board.alunos.map((aluno) => ({ ...aluno, aluno_nome })) });
    await open(`/provas/301?dia=1&aluno=${board.alunos[0]?.turma_aluno_id}&ato=tempo`, { server });
    await expect.element(dialog).toBeVisible();
    const title = dialog.getByRole('heading', { level: 2 });
    await expect.element(title).toHaveTextContent(`Estender tempo de ${aluno_nome}`);
    expect(title.element().querySelector('bdi')?.textContent).toBe(aluno_nome);
  });

  it('given by mistake is taken back with a reason, while nobody has used it (D 210)', async () => {
    await page.viewport(360, 800);
    const server = serverWith();
    const board = buildProvaAlunos();
    const prorrogacoes = [
      { prorrogacao_id: 88, escopo: 'turma' as const, turma_aluno_id: null, minutos: 10, criada_em: board.agora },
    ];
    server.respond('listProvaAlunos', { ...board, prorrogacoes });
    const app = await open('/provas/301', { server });
    await page.getByRole('button', { name: 'Desfazer +10 min da turma' }).click();
    expect(await axeViolations()).toEqual([]);
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Dado por engano');
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(page.getByText('Tempo desfeito. Os fins voltaram a ser os de antes.')).toBeVisible();
    expect(app.server.calls('undoProrrogacao')[0]).toMatchObject({
      path: { prorrogacao_id: '88' },
      body: { motivo: 'Dado por engano' },
    });
  });
});

describe('[MON-7] the door of a day with a code', () => {
  const COM_CODIGO = {
    entrada: 'codigo' as const,
    codigo: '042917',
    alunos: [{ turma_aluno_id: 31_004, erradas: 10, bloqueado: true, admitido_em: null }],
  };
  const withCode = () => {
    const server = serverWith();
    server.respond('getEntradaProva', COM_CODIGO);
    return server;
  };

  it('shows the code, large on demand and without names, and changes it after a question', async () => {
    await page.viewport(1280, 900);
    const app = await open('/provas/301', { server: withCode() });
    await expect.element(page.getByText('042 917')).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar na tela' }).click();
    await expect.element(dialog.getByText('042 917')).toBeVisible();
    expect(dialog.element().textContent).not.toMatch(/Bento|Davi/u);
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Gerar novo código' }).click();
    app.server.respond('createCodigoEntrada', { ...COM_CODIGO, codigo: '550011', alunos: [] });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Gerar novo código' }).click();
    await expect.element(page.getByText('550 011')).toBeVisible();
  });

  it('lets in who typed too many wrong ones', async () => {
    await page.viewport(360, 800);
    const app = await open('/provas/301', { server: withCode() });
    await expect.element(page.getByText('1 aluno espera você')).toBeVisible();
    await page.getByRole('button', { name: 'Deixar entrar' }).click();
    await expect
      .poll(() => app.server.calls('setAdmissaoAluno').map(({ body }) => body))
      .toEqual([{ turma_aluno_id: 31_004 }]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('a supervisor is not shown the code, nor is it asked for', async () => {
    const app = await open('/provas/301', { server: withCode(), person: staff('supervisor') });
    await expect.element(page.getByText('Bento Brandão').first()).toBeVisible();
    expect(app.server.calls('getEntradaProva')).toEqual([]);
  });
});
