import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildConta, buildResumo, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildProva } from '../../testing/builders.ts';
import { examServer } from '@luneta/exam-room/testing';
import { axeViolations, open } from '../../testing/open.tsx';

function openInstrucoes(
  changes: Parameters<typeof buildProva>[0],
  options: Parameters<typeof open>[1] = {},
  server = createMockServer(),
) {
  server.respond('getProva', buildProva(changes));
  return open('/avaliacoes/301/1/instrucoes', { server, ...options });
}

const ESSAY_ALONE = { existe_itens: false, qtde_itens: 0, disciplinas: [], solicitar_idioma: false, qtde_dias: 1 };
const start = page.getByRole('button', { name: 'Iniciar avaliação' });

describe('what the school itself says', () => {
  it('[MON-5] of a cancelled exam stands in the place of its start', async () => {
    await openInstrucoes({ situacao: 'disponivel', cancelada_em: '2026-11-21T13:40:00-03:00' });
    await expect
      .element(page.getByText('Esta prova foi cancelada pela escola. Suas respostas foram guardadas.'))
      .toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('its own instructions stand below the three rules, as plain text', async () => {
    await openInstrucoes({ situacao: 'disponivel', instrucoes: 'Traga um documento.\n<b>Sem celular</b>' });
    await expect.element(page.getByRole('heading', { level: 3, name: 'Da sua escola' })).toBeVisible();
    await expect.element(page.getByText('<b>Sem celular</b>')).toBeVisible();
    await expect.element(page.getByText('Observe o tempo')).toBeInTheDocument();
  });

  it('without any nothing stands there', async () => {
    await openInstrucoes({ situacao: 'disponivel', instrucoes: '' });
    await expect.element(start).toBeVisible();
    await expect.element(page.getByText('Da sua escola')).not.toBeInTheDocument();
  });
});

describe('the page before an exam', () => {
  it('says what it is, for how long, and three rules', async () => {
    await openInstrucoes({ situacao: 'disponivel', tempo_restante: 19_800 });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Simulado Luneta' })).toBeVisible();
    for (const text of ['3ª Série', '3A · Manhã', 'Online', 'Ciclo 03', '31'])
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect.element(page.getByRole('timer', { name: 'Tempo disponível' })).toHaveTextContent('5h 30min');
    await expect.element(page.getByText('Respire fundo. Você estudou para isso. Boa prova!')).toBeVisible();
    for (const name of ['Observe o tempo', 'Não pesquise', 'Finalize pelo botão “Finalizar Avaliação”'])
      await expect.element(page.getByText(name)).toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Voltar para a Central de Avaliações' }))
      .toHaveAttribute('href', '/avaliacoes');
    expect(await axeViolations()).toEqual([]);
  });

  it('lists what the exam holds before the clock starts (D 216)', async () => {
    await openInstrucoes({ situacao: 'disponivel', qtde_itens: 90 });
    for (const [term, value] of [
      ['Questões', '90'],
      ['Redação', '1 texto'],
      ['Língua estrangeira', 'Inglês ou espanhol'],
      ['Dia da prova', 'Dia 1 de 2'],
    ] as const) {
      await expect.element(page.getByText(term, { exact: true })).toBeVisible();
      await expect.element(page.getByText(value, { exact: true })).toBeVisible();
    }
  });

  it('does not list what the exam does not hold', async () => {
    await openInstrucoes({ situacao: 'disponivel', existe_redacao: false, solicitar_idioma: false, qtde_dias: 1 });
    await expect.element(page.getByText('Questões', { exact: true })).toBeVisible();
    for (const term of ['Redação', 'Língua estrangeira', 'Dia da prova'])
      await expect.element(page.getByText(term, { exact: true })).not.toBeInTheDocument();
  });

  it('an essay alone has three rules of its own (D 216)', async () => {
    await openInstrucoes({ situacao: 'disponivel', ...ESSAY_ALONE });
    const rules = page.getByRole('list', { name: 'Antes de começar' }).getByRole('listitem');
    await expect.element(rules.nth(1).getByText('Escreva com as suas palavras')).toBeVisible();
    await expect.element(rules.nth(2).getByText(/Só assim a redação é entregue\./)).toBeInTheDocument();
    expect(rules.elements()).toHaveLength(3);
    await expect.element(page.getByText('Questões', { exact: true })).not.toBeInTheDocument();
  });

  it('reading it starts nothing', async () => {
    const { server } = await openInstrucoes({ situacao: 'disponivel' });
    await expect.element(start).toBeVisible();
    expect(server.calls('startProva')).toEqual([]);
  });

  it("'Iniciar avaliação' starts the clock once and enters, by keyboard", async () => {
    const server = examServer();
    const app = await openInstrucoes({ situacao: 'disponivel' }, {}, server);
    await expect.element(start).toBeVisible();
    start.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('article', { name: /^Questão 3/ })).toBeVisible();
    expect(server.calls('startProva')).toHaveLength(1);
    expect(app.place()).toBe('/avaliacoes/301/1/questoes/514');
  });

  it('a start that fails says why and can be tried again', async () => {
    const server = examServer();
    server.fail('startProva', 409, { message: 'Esta prova ainda não abriu.' });
    await openInstrucoes({ situacao: 'disponivel' }, {}, server);
    await start.click();
    await expect.element(page.getByText('Esta prova ainda não abriu.')).toBeVisible();
    await expect.element(start).toBeEnabled();
  });
});

describe('what enters, by situacao', () => {
  it('em_andamento: a link goes on', async () => {
    await openInstrucoes({ situacao: 'em_andamento' });
    await expect
      .element(page.getByRole('link', { name: 'Continuar avaliação' }))
      .toHaveAttribute('href', '/avaliacoes/301/1');
  });

  it.each([
    {
      case: 'agendada',
      given: { situacao: 'agendada', data_aplicacao: '2026-11-28T13:30:00-03:00' },
      says: /^Esta prova abre em 28.*13h30/,
    },
    { case: 'entregue', given: { situacao: 'entregue' }, says: 'Você já entregou esta prova.' },
    { case: 'encerrada', given: { situacao: 'encerrada' }, says: 'Esta prova já foi encerrada.' },
  ] as const)('$case: nothing, and why', async ({ given, says }) => {
    await openInstrucoes(given);
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
    const wishes = page.getByRole('timer', { name: 'Tempo disponível' }).elements().length;
    expect(wishes).toBe(given.situacao === 'agendada' ? 1 : 0);
  });

  it('after the delivery a link leads to its summary', async () => {
    const server = createMockServer();
    server.respond('getProvaResumo', buildResumo({ situacao: 'entregue', tempo_restante: 0 }));
    const app = await openInstrucoes({ situacao: 'entregue' }, {}, server);
    await page.getByRole('link', { name: 'Ver o resumo da entrega' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
    expect(app.place()).toBe('/avaliacoes/301/1/finalizado');
  });

  it('who never began has no summary', async () => {
    await openInstrucoes({ situacao: 'encerrada', iniciada_em: null });
    await expect.element(page.getByText('Esta prova já foi encerrada.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ver o resumo da entrega' })).not.toBeInTheDocument();
  });

  it.each([
    { case: 'staff looking at a student', options: { person: PROFESSOR_WITH_BIA } },
    {
      case: 'a class of last year',
      options: {
        conta: buildConta({
          turma_aluno_id: 802,
          turmas: [{ turma: '2B', turno: 2, turma_aluno_id: 802, status: 'Concluído' }],
        }),
      },
    },
  ])('$case may only read', async ({ options }) => {
    await openInstrucoes({ situacao: 'disponivel' }, options);
    await expect.element(page.getByText('Apenas visualização. Só quem faz a prova pode iniciá-la.')).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
  });
});

it('[MON-4] who answered on paper is told what a second answer means, and may begin', async () => {
  const server = createMockServer();
  await openInstrucoes({ situacao: 'disponivel', tipo_aplicacao: 'Híbrida', em_papel: true }, {}, server);
  await expect
    .element(page.getByText(/^A escola já tem suas respostas em papel\. Se você responder aqui também/u))
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await start.click();
  await expect.poll(() => server.calls('startProva')).toHaveLength(1);
});

describe('[MON-7] a day that asks for the code of the board', () => {
  const field = page.getByLabelText('Código da prova');

  it('has one field, says at it what is missing, and takes a pasted code with a space', async () => {
    const server = createMockServer();
    await openInstrucoes({ situacao: 'disponivel', pede_codigo: true }, {}, server);
    await start.click();
    await expect.element(field).toHaveAccessibleDescription(/Digite os 6 números do código da prova\./u);
    await expect.element(field).toHaveFocus();
    expect(server.calls('startProva')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await userEvent.fill(field, '042 917');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.calls('startProva').map(({ body }) => body)).toEqual([{ codigo: '042917' }]);
  });

  it('says at the field why a code is refused', async () => {
    const server = createMockServer();
    const motivo = 'Código incorreto. Confira os 6 números na tela da sala e digite de novo.';
    server.fail('startProva', 409, {
      codigo: 'codigo_incorreto',
      message: motivo,
      campos: [{ campo: 'codigo', motivo, codigo: 'codigo_incorreto', erro: motivo }],
    });
    await openInstrucoes({ situacao: 'disponivel', pede_codigo: true }, {}, server);
    await userEvent.fill(field, '111111');
    await start.click();
    await expect.element(field).toHaveAccessibleDescription(new RegExp(motivo, 'u'));
  });

  it('is not there where no code is asked for', async () => {
    await openInstrucoes({ situacao: 'disponivel' });
    await expect.element(start).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });
});
