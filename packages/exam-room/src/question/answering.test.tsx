import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { examServer, PROVA, questao } from '../testing/exam-server.ts';
import { axeViolations, open } from '../testing/open.tsx';

/** Numbers 1 to 4 in English are 511, 513, 514, 515; 512 is number 1 in Spanish. */
const [ENGLISH, SPANISH, BLANK, LAST] = [511, 512, 514, 515];
const ROW_OF_BLANK = 9004;

const card = (numero: number) => page.getByRole('article', { name: new RegExp(`^Questão ${numero}\\b`) });
const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const bar = page.getByRole('banner', { name: 'Prova em andamento' });
const next = page.getByRole('button', { name: 'Próxima' });
const previous = page.getByRole('button', { name: 'Anterior' });

describe('where an exam opens', () => {
  it('at the first unanswered question, in the address too', async () => {
    const app = await open(PROVA, { server: examServer() });
    await expect.element(card(3)).toBeVisible();
    expect(app.place()).toBe(questao(BLANK));
  });

  it('at the question seen last', async () => {
    localStorage.setItem('luneta:prova:ultima:1002:301:1', String(LAST));
    const app = await open(PROVA, { server: examServer() });
    await expect.element(card(4)).toBeVisible();
    expect(app.place()).toBe(questao(LAST));
  });

  it('at the essay when there are no items', async () => {
    const app = await open(PROVA, { server: examServer({ materias: [], qtde_itens: 0 }) });
    await expect.element(page.getByRole('heading', { name: 'O valor da leitura entre os jovens' })).toBeVisible();
    expect(app.place()).toBe(`${PROVA}/redacoes`);
  });

  it('at the instructions when it has not started', async () => {
    const app = await open(PROVA, { server: examServer({ situacao: 'disponivel', iniciada_em: null }) });
    await expect.element(page.getByRole('heading', { name: 'Antes de começar' })).toBeVisible();
    expect(app.place()).toBe(`${PROVA}/instrucoes`);
  });

  it.each(['entregue', 'encerrada'] as const)('at the finished page when it is %s', async (situacao) => {
    const app = await open(questao(BLANK), { server: examServer({ situacao, tempo_restante: 0 }) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
    expect(app.place()).toBe(`${PROVA}/finalizado`);
  });

  it('a question of another exam leads back into this one', async () => {
    const app = await open(questao(999), { server: examServer() });
    await expect.element(card(3)).toBeVisible();
    expect(app.place()).toBe(questao(BLANK));
  });
});

describe('answering', () => {
  it('the count rises at the first choice and stays when it changes', async () => {
    await open(questao(BLANK), { server: examServer() });
    await expect.element(bar.getByText('2/4')).toBeInTheDocument();
    await option('B').click({ force: true });
    await expect.element(bar.getByText('3/4')).toBeInTheDocument();
    await option('D').click({ force: true });
    await expect.element(option('D')).toBeChecked();
    await expect.element(bar.getByText('3/4')).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('moving on saves the last choice, once', async () => {
    const server = examServer();
    await open(questao(BLANK), { server });
    await option('B').click({ force: true });
    await option('D').click({ force: true });
    await next.click();
    await expect.element(card(4)).toBeVisible();
    await expect.poll(server.saves).toEqual([[ROW_OF_BLANK, 4]]);
    await previous.click();
    await expect.element(option('D')).toBeChecked();
    expect(server.saves()).toHaveLength(1);
  });

  it('choosing what is stored already saves nothing', async () => {
    const server = examServer();
    await open(questao(ENGLISH), { server });
    await option('C').click({ force: true });
    await option('B').click({ force: true });
    await next.click();
    await expect.element(card(2)).toBeVisible();
    expect(server.saves()).toEqual([]);
  });

  it('an answer can be taken back, and the count falls', async () => {
    const server = examServer();
    await open(questao(ENGLISH), { server });
    await page.getByRole('button', { name: 'Limpar resposta' }).click();
    await expect.element(bar.getByText('1/4')).toBeInTheDocument();
    await next.click();
    await expect.poll(server.saves).toEqual([[9001, null]]);
  });

  it('by keyboard alone: choose, move on, and focus lands on the new question', async () => {
    const server = examServer();
    await open(questao(BLANK), { server });
    await expect.element(option('A')).toBeInTheDocument();
    option('A').element().focus();
    await userEvent.keyboard('c');
    await userEvent.keyboard(' ');
    await expect.element(option('C')).toBeChecked();
    next.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(card(4)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('Questão 4');
    await expect.poll(server.saves).toEqual([[ROW_OF_BLANK, 3]]);
  });

  it('there is nothing before the first and after the last', async () => {
    await open(questao(ENGLISH), { server: examServer() });
    await expect.element(previous).toBeDisabled();
    await expect.element(next).toBeEnabled();
    for (const numero of [2, 3, 4]) {
      await next.click();
      await expect.element(card(numero)).toBeVisible();
    }
    await expect.element(next).toBeDisabled();
  });

  it('while a changed answer is saved both neighbours wait', async () => {
    const server = examServer();
    const release = server.hold('saveResposta');
    await open(questao(BLANK), { server });
    await option('B').click({ force: true });
    await page.getByRole('button', { name: 'Finalizar Avaliação' }).click();
    await page.getByRole('button', { name: 'Revisar respostas' }).click();
    await expect.poll(() => server.calls('saveResposta').length).toBe(1);
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(next).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('the place is remembered for this student, exam and day', async () => {
    await open(questao(ENGLISH), { server: examServer() });
    await next.click();
    await expect.element(card(2)).toBeVisible();
    await expect.poll(() => localStorage.getItem('luneta:prova:ultima:1002:301:1')).toBe('513');
  });

  it('a question that does not load can be tried again', async () => {
    const server = examServer();
    const { respond } = server;
    server.fail('getProvaQuestoes', 500);
    server.fail('getQuestao', 500);
    await open(questao(BLANK), { server });
    await expect.element(page.getByText('Não foi possível carregar esta questão.')).toBeVisible();
    respond('getQuestao', {
      banco_questao_id: BLANK,
      enunciado: '<p>Agora veio</p>',
      opcao_a: '<p>1</p>',
      opcao_b: '<p>2</p>',
      opcao_c: '<p>3</p>',
      opcao_d: '<p>4</p>',
      opcao_e: null,
      comentario: '',
      gabarito: null,
    });
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('Agora veio')).toBeVisible();
    await expect.element(option('D')).toBeInTheDocument();
    await expect.element(option('E')).not.toBeInTheDocument();
  });

  it('the reading size is the device’s', async () => {
    const { services } = await open(questao(BLANK), { server: examServer() });
    await page.getByRole('button', { name: 'Aumentar o texto' }).click();
    expect(services.device.read('luneta:dispositivo:escala_leitura')).toBe('1.15');
  });
});

describe('all questions', () => {
  it('a phone opens them in a dialog and jumps', async () => {
    const app = await open(questao(BLANK), { server: examServer() });
    await page.getByRole('button', { name: 'Ver todas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Todas as questões' });
    await expect.element(dialog.getByText('2 de 4 respondidas')).toBeVisible();
    await expect.element(dialog.getByText('50%').first()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: /^Questão 4, não respondida/ }).click();
    await expect.element(card(4)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.place()).toBe(questao(LAST));
  });

  it('the subject filters them', async () => {
    await open(questao(BLANK), { server: examServer() });
    await page.getByRole('button', { name: 'Ver todas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Todas as questões' });
    await dialog.getByLabelText('Matéria').selectOptions('Português');
    await expect.element(dialog.getByText('1 de 2 respondidas')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^Questão 4/ })).not.toBeInTheDocument();
  });

  it("beside the question they come after 'Próxima' for the keyboard", async () => {
    await page.viewport(1280, 800);
    await open(questao(BLANK), { server: examServer() });
    const aside = page.getByRole('complementary', { name: 'Todas as questões' });
    await expect.element(aside.getByRole('button', { name: /^Questão 2/ })).toBeVisible();
    next.element().focus();
    await userEvent.tab();
    expect(aside.element().contains(document.activeElement)).toBe(true);
    // At the foot of the window, although the question is short.
    expect(Math.round(next.element().getBoundingClientRect().bottom)).toBeGreaterThan(760);
  });

  it('a wide screen keeps them beside the question', async () => {
    await page.viewport(1280, 800);
    await open(questao(BLANK), { server: examServer() });
    const aside = page.getByRole('complementary', { name: 'Todas as questões' });
    await aside.getByRole('button', { name: /^Questão 2, respondida/ }).click();
    await expect.element(card(2)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the foreign language', () => {
  const spanish = page.getByRole('radio', { name: 'Espanhol' });

  it('changing it shows the same number in the other language, with a notice', async () => {
    const server = examServer();
    const app = await open(questao(ENGLISH), { server });
    await expect.element(page.getByRole('radio', { name: 'Inglês' })).toBeChecked();
    await spanish.click({ force: true });
    const notice = page.getByRole('dialog', { name: 'Língua estrangeira alterada' });
    await expect
      .element(notice.getByText('A questão 1 foi substituída pela de espanhol. Confira a resposta antes de finalizar.'))
      .toBeVisible();
    await expect.poll(app.place).toBe(questao(SPANISH));
    expect(server.calls('setLinguaEstrangeira').map(({ body }) => body)).toEqual([{ lingua_estrangeira: 2, dia: 1 }]);
    expect(await axeViolations()).toEqual([]);
    await notice.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(page.getByText('Enunciado 1 (512)')).toBeVisible();
    await expect.element(bar.getByText('1/4')).toBeInTheDocument();
  });

  it('a change that fails says so and keeps the language', async () => {
    const server = examServer();
    server.fail('setLinguaEstrangeira', 400);
    await open(questao(ENGLISH), { server });
    await spanish.click({ force: true });
    await expect.element(page.getByText('Não foi possível mudar a língua. Tente de novo.')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Inglês' })).toBeChecked();
  });

  it('is not asked where the exam does not ask it', async () => {
    await open(questao(ENGLISH), { server: examServer({ solicitar_idioma: false }) });
    await expect.element(card(1)).toBeVisible();
    await expect.element(spanish).not.toBeInTheDocument();
  });
});

describe('only looking', () => {
  it('staff see the answers and change nothing', async () => {
    const server = examServer();
    await open(questao(ENGLISH), { server, person: PROFESSOR_WITH_BIA });
    await expect
      .element(page.getByText('Apenas visualização: respostas não podem ser alteradas.').first())
      .toBeVisible();
    await option('D').click({ force: true });
    await expect.element(option('B')).toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Finalizar Avaliação' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    expect(server.saves()).toEqual([]);
  });
});

describe('leaving', () => {
  it('asks, says that the time runs on, and goes to the list', async () => {
    const app = await open(questao(BLANK), { server: examServer() });
    await page.getByRole('button', { name: 'Sair da avaliação' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sair da avaliação?' });
    await expect.element(dialog.getByText(/o tempo continua correndo/)).toBeVisible();
    const buttons = dialog
      .getByRole('button')
      .all()
      .map((one) => one.element());
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Continuar a prova', 'Sair mesmo assim']);
    const [stay = document.body, leave = document.body] = buttons;
    const seen = (element: Element) => getComputedStyle(element).backgroundColor;
    // The colour of a button moves for a moment.
    await expect.poll(() => seen(stay) === seen(next.element())).toBe(true);
    expect(seen(leave)).not.toBe(seen(stay));
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(card(3)).toBeVisible();
    await page.getByRole('button', { name: 'Sair da avaliação' }).click();
    await dialog.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Central de Avaliações' })).toBeVisible();
    expect(app.place()).toBe('/avaliacoes');
  });

  it('on the way out the last choice is saved', async () => {
    const server = examServer();
    await open(questao(BLANK), { server });
    await option('E').click({ force: true });
    await page.getByRole('button', { name: 'Sair da avaliação' }).click();
    await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect.poll(() => server.saves()[0]).toEqual([ROW_OF_BLANK, 5]);
  });
});

describe('the two parts', () => {
  it('are tabs when the day has both', async () => {
    await open(questao(BLANK), { server: examServer() });
    const tabs = page.getByRole('navigation', { name: 'Partes da prova' });
    await expect.element(tabs.getByRole('link', { name: 'Questões' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: 'Redação' }).click();
    await expect.element(page.getByRole('heading', { name: 'O valor da leitura entre os jovens' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Questões' }).click();
    await expect.element(card(3)).toBeVisible();
  });

  it('are not shown without an essay', async () => {
    await open(questao(BLANK), { server: examServer({ redacao: null }) });
    await expect.element(card(3)).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Partes da prova' })).not.toBeInTheDocument();
  });
});
