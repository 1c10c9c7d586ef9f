/** A session as the API gives it, kept where the app keeps it in a tab: for journeys that are not about signing in. */
import { expect, type Page } from '@playwright/test';

/** What the app keeps of a session without 'Lembre-se de mim.', read from the token as the app reads it. */
function keptOf(authorization: string): Readonly<Record<string, string>> {
  const payload = authorization.split('.')[1] ?? '';
  const { perfil, perfil_real, metadata, turma_aluno_id }: Record<string, unknown> = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  );
  return {
    request_authorization: authorization,
    perfil: String(perfil),
    perfil_real: String(perfil_real ?? perfil),
    ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
    ...(typeof turma_aluno_id === 'number' && { turma_aluno_id: String(turma_aluno_id) }),
  };
}

/** Signs in by the API. The device that the server notes is this browser. */
export async function newSession(page: Page, login: string, password: string) {
  const answer = await page.request.post('/api/v2/login/', { data: { user: { login, password } } });
  expect(answer.status(), await answer.text()).toBe(200);
  return keptOf(answer.headers()['authorization'] ?? '');
}

/** Opens an address as somebody who has signed in before, in this tab. */
export async function openAs(page: Page, address: string, login: string, password: string): Promise<void> {
  const kept = await newSession(page, login, password);
  const enter = await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await page.goto(address);
  await enter.dispose();
}
