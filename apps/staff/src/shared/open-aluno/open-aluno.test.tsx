import type { TestAppOptions } from '@luneta/app-shell/testing';
import type { StaffPerfil } from '@luneta/domain';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../testing/people.ts';
import { schoolServer } from '../../testing/server.ts';

/** Asks to open Bento of class 3A. */
async function ask(options: Partial<TestAppOptions> = {}) {
  const app = await open('/gestao_acompanhamento', options);
  await page.getByRole('button', { name: 'Acessar experiência de Bento Amado, código 31001' }).click();
  return app;
}

const contextos = (app: Awaited<ReturnType<typeof ask>>) => app.server.calls('createContexto').map(({ body }) => body);

describe('gestao_vida', () => {
  const restricted = page.getByRole('dialog', { name: 'Acesso restrito' });
  const proceed = restricted.getByRole('button', { name: 'Continuar' });
  const user = restricted.getByRole('radio', { name: 'Usuário (alterações permitidas)' });
  const visitor = restricted.getByRole('radio', { name: 'Visitante (apenas visualização)' });

  it('chooses a mode, each with its consequence, before anything opens', async () => {
    const app = await ask({ person: GESTAO_VIDA });
    await expect.element(user).toHaveAccessibleDescription(/valem de verdade/);
    await expect.element(visitor).toHaveAccessibleDescription(/Nada é respondido/);
    expect(await axeViolations()).toEqual([]);
    await proceed.click();
    await expect.element(restricted.getByText('Escolha um modo para continuar.')).toBeVisible();
    expect(contextos(app)).toEqual([]);
  });

  it.each([
    { modo: 'aluno', choice: user, reason: ' Ajuda na redação ', motivo: { motivo: 'Ajuda na redação' } },
    { modo: 'professor', choice: visitor, reason: '   ', motivo: {} },
  ])('opens in mode $modo', async ({ modo, choice, reason, motivo }) => {
    const app = await ask({ person: GESTAO_VIDA });
    await choice.click();
    await restricted.getByLabelText('Motivo (opcional)').fill(reason);
    await proceed.click();
    await expect.poll(() => app.left()).toEqual(['http://v2.mock/#codigo=kT3v9QmZx81LrW0pYc5N']);
    expect(contextos(app)).toEqual([{ turma_aluno_id: 31_001, modo, ...motivo }]);
    expect(app.server.calls('createTransferencia')[0]?.body).toEqual({ destino: 'student-v2' });
  });

  it('goes through the whole dialog by keyboard', async () => {
    const app = await ask({ person: GESTAO_VIDA });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(visitor).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Conselho');
    await userEvent.tab();
    await expect.element(proceed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => app.left()).toHaveLength(1);
  });

  it('may step back; the focus returns to where it was', async () => {
    const app = await ask({ person: GESTAO_VIDA });
    await expect.element(restricted).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(restricted).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Acessar experiência de Bento Amado, código 31001' }))
      .toHaveFocus();
    expect(contextos(app)).toEqual([]);
  });

  it('a reason longer than the contract takes is not sent', async () => {
    const app = await ask({ person: GESTAO_VIDA });
    await visitor.click();
    await restricted.getByLabelText('Motivo (opcional)').fill('a'.repeat(501));
    await proceed.click();
    await expect.element(restricted.getByText('Use até 500 caracteres.')).toBeVisible();
    expect(contextos(app)).toEqual([]);
  });

  it('a failure stands inside and can be tried again', async () => {
    const server = schoolServer();
    server.fail('createContexto', 500, { message: 'Erro interno do servidor.' });
    const app = await ask({ person: GESTAO_VIDA, server });
    await visitor.click();
    await proceed.click();
    await expect.element(restricted.getByRole('alert')).toHaveTextContent('Erro interno do servidor.');
    expect(await axeViolations()).toEqual([]);
    server.reset();
    await proceed.click();
    await expect.poll(() => app.left()).toHaveLength(1);
  });
});

describe('everyone else', () => {
  it.each(['professor', 'coordenador', 'admin', 'gestao_escola', 'diretor', 'supervisor'] satisfies StaffPerfil[])(
    '%s goes straight in, to look only',
    async (perfil) => {
      const app = await ask({ person: staff(perfil) });
      await expect.poll(() => app.left()).toEqual(['http://v2.mock/#codigo=kT3v9QmZx81LrW0pYc5N']);
      expect(contextos(app)).toEqual([{ turma_aluno_id: 31_001, modo: 'professor' }]);
    },
  );

  const opening = page.getByRole('dialog', { name: 'Abrindo a experiência' });

  it('waits without a way to open twice', async () => {
    const server = schoolServer();
    const release = server.hold('createContexto');
    const app = await ask({ server });
    await expect.element(opening.getByRole('status')).toHaveTextContent('Abrindo…');
    await userEvent.keyboard('{Escape}');
    await expect.element(opening).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    release();
    await expect.poll(() => app.left()).toHaveLength(1);
    expect(contextos(app)).toHaveLength(1);
  });

  it.each([
    { case: 'a student out of reach', status: 404, says: 'Aluno não encontrado' },
    { case: 'a broken server', status: 500, says: 'Erro de teste.' },
  ])('$case is told inside, and one can leave', async ({ status, says }) => {
    const server = schoolServer();
    server.fail('createContexto', status);
    const app = await ask({ server });
    await expect.element(opening.getByRole('alert')).toHaveTextContent(says);
    await opening.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(opening).not.toBeInTheDocument();
    expect(app.left()).toEqual([]);
  });

  it('without a network can try again', async () => {
    const app = await open('/gestao_acompanhamento');
    const button = page.getByRole('button', { name: 'Acessar experiência de Bento Amado, código 31001' });
    await expect.element(button).toBeVisible();
    app.server.setOffline(true);
    await button.click();
    await expect.element(opening.getByText(/sem internet/)).toBeVisible();
    app.server.setOffline(false);
    await opening.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.poll(() => app.left()).toHaveLength(1);
  });

  it('the staff session stays what it was', async () => {
    const server = schoolServer();
    server.respond(
      'createContexto',
      { token: 'visao', data: { token: 'visao' }, shouldChangePassword: false },
      { authorization: 'Bearer visao' },
    );
    const app = await open('/gestao_acompanhamento', { server });
    const before = app.services.session.getSnapshot();
    await page.getByRole('button', { name: 'Acessar experiência de Bento Amado, código 31001' }).click();
    await expect.poll(() => app.left()).toHaveLength(1);
    expect(app.services.session.getSnapshot()).toEqual(before);
    const [code] = app.server.calls('createTransferencia');
    expect(code?.headers.get('authorization')).toBe('Bearer visao');
  });

  it('coming back by the Back button finds the list, not a wait for ever', async () => {
    const app = await ask();
    await expect.poll(() => app.left()).toHaveLength(1);
    await expect.element(opening).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(opening).not.toBeInTheDocument();
  });
});
