/** The second step of a sign-in, after the right password of somebody who has an authenticator app. */
import { buildConta, createMockServer } from '@luneta/testing';
import { contractError } from '@luneta/testing/contract-errors';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { COORDENADOR, tokenOf } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';

const app = page.getByLabelText('Código do aplicativo');
const recovery = page.getByLabelText('Código de recuperação');
const enter = page.getByRole('button', { name: 'ENTRAR' });

async function firstStep() {
  const server = createMockServer();
  const token = tokenOf(COORDENADOR);
  server.fail('login', 403, contractError('segunda_etapa'));
  server.respond(
    'loginSegundaEtapa',
    { token, data: { token }, shouldChangePassword: false },
    { authorization: token },
  );
  server.respond('getConta', buildConta({ turma_aluno_id: null }));
  await renderRoute({ app: 'staff', routes: demoRoutes, path: '/', person: null, server });
  await page.getByLabelText('Usuário ou e-mail').fill('coord.ivo');
  await page.getByLabelText('Senha', { exact: true }).fill('uma-senha-comprida');
  await enter.click();
  await expect.element(app).toHaveFocus();
  return server;
}

it('asks for the code of the app, as phones fill it in, and begins the session', async () => {
  const server = await firstStep();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Verificação em duas etapas' })).toBeVisible();
  await expect.element(app).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(app).toHaveAttribute('inputmode', 'numeric');
  expect(await axeViolations()).toEqual([]);
  await app.fill('287082');
  await enter.click();
  await expect.element(app).not.toBeInTheDocument();
  const [call] = server.calls('loginSegundaEtapa');
  expect(call?.body).toEqual({ desafio: contractError('segunda_etapa').desafio, codigo: '287082' });
});

it('takes a recovery code in its place, and says whom to ask when both are lost', async () => {
  const server = await firstStep();
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
  await expect.element(recovery).toHaveFocus();
  await recovery.fill('K7QMD-3WXRP');
  await page.getByRole('button', { name: 'Perdi o acesso' }).click();
  await expect.element(page.getByText(/^Fale com quem administra a plataforma na sua escola/u)).toBeVisible();
  await enter.click();
  await expect.poll(() => server.calls('loginSegundaEtapa').length).toBe(1);
});

it('says that a code was wrong, and lets one try again', async () => {
  const server = await firstStep();
  server.fail('loginSegundaEtapa', 401, contractError('codigo_incorreto'));
  await app.fill('000000');
  await enter.click();
  await expect.element(page.getByText('Código incorreto ou já usado.')).toBeVisible();
  await expect.element(app).toHaveFocus();
});

it('leads back to the password once the time for the code is over', async () => {
  const server = await firstStep();
  server.fail('loginSegundaEtapa', 401, contractError('segunda_etapa_expirada'));
  await app.fill('287082');
  await enter.click();
  await expect.element(page.getByText('O tempo para digitar o código acabou. Entre de novo.')).toBeVisible();
  await expect.element(page.getByLabelText('Senha', { exact: true })).toBeVisible();
});
