import { buildConta, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const show = page.getByRole('button', { name: 'Ver turmas' });
const dialog = page.getByRole('dialog', { name: 'Turmas' });
const select = dialog.getByLabelText('Selecione a turma');
const update = dialog.getByRole('button', { name: 'Atualizar turma' });
const FORMER =
  'Você está na turma 2B (Conclusão). Nela, você pode consultar tudo, mas não pode responder nem enviar nada.';
const READ_ONLY =
  'Esta não é a sua turma atual. Nela, você pode consultar tudo, mas não pode responder nem enviar nada.';

/** Answers with the account of the class that is asked for. */
function school() {
  const server = createMockServer();
  server.respond('getConta', ({ query }) =>
    query['turma_aluno_id'] === '802'
      ? buildConta({ turma_aluno_id: 802, serie_nome: '2ª Série', turma_codigo: '2B', turma_turno: 2 })
      : buildConta(),
  );
  return server;
}

describe('the way to it', () => {
  it.each(['/home', '/conta'])('stands on %s for who has more than one class', async (path) => {
    await open(path);
    await expect.element(show).toBeVisible();
  });

  it.each(['/home', '/conta'])('is not on %s with one class', async (path) => {
    const [turma] = buildConta().turmas;
    await open(path, { conta: buildConta({ turmas: turma === undefined ? [] : [turma] }) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(show).not.toBeInTheDocument();
  });
});

it('the account says so too while a former class is open, and nothing of it in the current one', async () => {
  const app = await open('/conta', { server: school() });
  await expect.element(page.getByLabelText('Apelido')).toBeVisible();
  await expect.element(page.getByText(FORMER)).not.toBeInTheDocument();
  app.services.session.selectTurmaAluno(802);
  await expect.element(page.getByText(FORMER)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

describe("'Turmas'", () => {
  it('greets by name and offers each class with shift and status', async () => {
    await open('/conta');
    await show.click();
    await expect.element(dialog.getByText('Olá, Bia!')).toBeVisible();
    const options = [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(options).toEqual(['3A · Manhã · Atual', '2B · Tarde · Conclusão']);
    await expect.element(select).toHaveValue('1002');
    expect(await axeViolations()).toEqual([]);
  });

  it('a class that is not current says that it is read-only (decision 63)', async () => {
    await open('/conta');
    await show.click();
    await expect.element(dialog.getByText(READ_ONLY)).not.toBeInTheDocument();
    await select.selectOptions('802');
    await expect.element(dialog.getByText(READ_ONLY)).toBeVisible();
  });

  it('changes the class: asks for it, goes home, keeps it, and nothing of the former stays cached', async () => {
    const app = await open('/conta', { server: school() });
    app.services.queryClient.setQueryData(['turma_aluno', 1002, 'resultados'], ['da turma anterior']);
    await show.click();
    await select.selectOptions('802');
    await update.click();
    await expect.element(page.getByText('2ª Série · Turma 2B · Tarde')).toBeVisible();
    await expect.element(page.getByText(FORMER)).toBeVisible();
    expect(app.place()).toBe('/home');
    expect(app.services.session.getSnapshot().turma_aluno_id).toBe(802);
    expect(app.services.queryClient.getQueryData(['turma_aluno', 1002, 'resultados'])).toBeUndefined();
    expect(app.server.calls('getConta').map(({ query }) => query['turma_aluno_id'])).toEqual(['802']);
  });

  it('the same class is fetched again and leads home', async () => {
    const app = await open('/conta', { server: school() });
    await show.click();
    await update.click();
    await expect.poll(app.place).toBe('/home');
    expect(app.server.calls('getConta')).toHaveLength(1);
  });

  it.each([
    {
      case: 'refused',
      arrange: (server: ReturnType<typeof school>) => server.fail('getConta', 403),
      says: 'Erro de teste.',
    },
    {
      case: 'without a connection',
      arrange: (server: ReturnType<typeof school>) => server.setOffline(true),
      says: 'Não conseguimos conectar. Confira a internet e tente de novo.',
    },
  ])('$case says so, and everything stays', async ({ arrange, says }) => {
    const app = await open('/conta', { server: school() });
    await show.click();
    await select.selectOptions('802');
    arrange(app.server);
    await update.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(says);
    expect([app.place(), app.services.session.getSnapshot().turma_aluno_id]).toEqual(['/conta', 1002]);
  });

  it('Cancelar, Escape: nothing is asked, and the choice is forgotten', async () => {
    const app = await open('/conta');
    for (const leave of [
      () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await show.click();
      await select.selectOptions('802');
      await leave();
      await expect.element(dialog).not.toBeInTheDocument();
    }
    await show.click();
    await expect.element(select).toHaveValue('1002');
    expect(app.server.calls('getConta')).toEqual([]);
  });
});

describe('a class of the other app', () => {
  const stay = dialog.getByRole('button', { name: 'Ficar aqui' });
  const go = dialog.getByRole('button', { name: 'Ir para o outro aplicativo' });
  async function chosen() {
    const server = createMockServer();
    server.respond('getConta', ({ query }) =>
      buildConta(query['turma_aluno_id'] === '802' ? { turma_aluno_id: 802, turma_codigo: '2B', versao: 1 } : {}),
    );
    const app = await open('/home', { server });
    await show.click();
    await userEvent.selectOptions(select, '802');
    await update.click();
    await expect.element(dialog.getByText(/^Esta turma usa o outro aplicativo\. /u)).toBeVisible();
    return app;
  }

  it('says so first; staying changes nothing and keeps the session', async () => {
    const app = await chosen();
    expect(await axeViolations()).toEqual([]);
    await stay.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect([app.place(), app.left()]).toEqual(['/home', []]);
    expect(app.server.calls('createTransferencia')).toEqual([]);
  });

  it('takes the session along once the student has read it', async () => {
    const app = await chosen();
    await go.click();
    await expect.poll(() => app.left()).toHaveLength(1);
    expect(app.server.calls('createTransferencia').map(({ body }) => body)).toEqual([{ destino: 'student-v1' }]);
  });
});
