/**
 * Every published account at each of the three deployments ends where it belongs. `edu`, whose first access changes
 * what happens next, is in `first-access.spec.ts`. Each account gets a tab of its own, because a session belongs to its
 * tab.
 */
import type { Page } from '@playwright/test';

import { expect, signIn, STAFF_PASSWORD, STUDENT_PASSWORD, test } from '../support/journey.ts';
import type { origins } from '../support/origins.ts';

const DEPLOYMENTS = ['v1', 'v2', 'staff'] as const;
type Deployment = (typeof DEPLOYMENTS)[number];

const HOME = {
  v1: { path: '/v1/avaliacao_adaptadas', heading: /^(Bom dia|Boa tarde|Boa noite),/ },
  v2: { path: '/home', heading: /^Que bom ver você,/ },
  staff: { path: '/conta/selecao_aluno', heading: 'Selecionar aluno' },
} as const;

const ACCOUNTS: readonly (readonly [login: string, belongs: Deployment])[] = [
  ['bia', 'v2'],
  ['ana', 'v1'],
  ['duda', 'v2'],
  ['caio', 'v1'],
  ['gabi', 'v2'],
  ['iago', 'v2'],
  ['vida.julia', 'staff'],
  ['prof.helena', 'staff'],
  ['coord.ivo', 'staff'],
  ['admin.karen', 'staff'],
  ['gestor.leo', 'staff'],
  ['diretora.mara', 'staff'],
  ['supervisor.nilo', 'staff'],
];

const REFUSED = [
  ['fabi', STUDENT_PASSWORD, 'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.'],
  [
    'resp.olga',
    STAFF_PASSWORD,
    'Perfil do tipo responsável não autorizado. Apenas perfis aluno e gestão vida podem utilizar essa experiência.',
  ],
] as const;

async function arrives(page: Page, at: ReturnType<typeof origins>, login: string, belongs: Deployment): Promise<void> {
  await signIn(page, login, belongs === 'staff' ? STAFF_PASSWORD : STUDENT_PASSWORD);
  // The whole address: no code of the hand-over stays in it.
  await expect(page).toHaveURL(at[belongs] + HOME[belongs].path);
  await expect(page.getByRole('heading', { level: 1, name: HOME[belongs].heading })).toBeVisible();
}

for (const [n, deployment] of DEPLOYMENTS.entries()) {
  for (const kind of ['students', 'staff'] as const) {
    test(`from ${deployment} all ${kind} get home`, async ({ context, at }, { project }) => {
      const tried = ACCOUNTS.filter(([, belongs]) => (belongs === 'staff') === (kind === 'staff'))
        // On the phone each account tries one of the apps, on the desktop all three.
        .filter((_, i) => project.name === 'desktop' || i % DEPLOYMENTS.length === n);
      for (const [login, belongs] of tried) {
        await test.step(`${login} to ${belongs}`, async () => {
          const page = await context.newPage();
          await page.goto(at[deployment]);
          await arrives(page, at, login, belongs);
          await page.close();
        });
      }
    });
  }
}

test.describe('refused', () => {
  // The browser logs a 403 by itself.
  test.use({ expectedMessage: /403/ });

  for (const [n, [login, password, sentence]] of REFUSED.entries()) {
    test(`${login} is told why`, async ({ page, at }, { project }) => {
      // On the phone each app refuses one of them, on the desktop both.
      const tried = DEPLOYMENTS.filter((_, i) => project.name === 'desktop' || i % REFUSED.length === n);
      for (const deployment of tried) {
        await page.goto(at[deployment]);
        await signIn(page, login, password);
        const alert = page.getByRole('dialog', { name: 'Atenção' });
        await expect(alert.getByText(sentence)).toBeVisible();
        await alert.getByRole('button', { name: 'OK' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      }
    });
  }
});
