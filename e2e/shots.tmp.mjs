import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const sizes = { p: { width: 360, height: 800 }, d: { width: 1280, height: 800 } };
const only = process.argv[2];
async function shot(base, login, jobs) {
  for (const [s, viewport] of Object.entries(sizes)) {
    const page = await (await browser.newContext({ viewport })).newPage();
    await page.goto(base);
    await page.getByLabel('Usuário ou e-mail').fill(login);
    await page.getByLabel('Senha', { exact: true }).fill('luneta123');
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(800);
    for (const [name, path, act] of jobs) {
      await page.goto(base + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      try { await act?.(page); } catch (e) { console.log(name, s, String(e).slice(0, 200)); }
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/telas-${name}-${s}.png`, fullPage: !act || act.full });
    }
    await page.context().close();
  }
}
const click = (name) => async (page) => page.getByRole('button', { name }).first().click();
await shot('http://localhost:4142', 'bia', [
  ['v2conta', '/conta'],
  ['v2avatar', '/conta', click('Editar avatar')],
  ['v2senha', '/conta', click('Alteração de senha')],
  ['v2perg', '/conta', click('Perguntas de segurança')],
  ['v2long', '/conta', async (p) => { await p.getByLabel('Apelido').fill('Bia da turma da manhã toda'); }],
  ['v2home', '/home'],
  ['v2config', '/home/configuracoes'],
  ['v2turmas', '/home', click('Ver turmas')],
]);
await shot('http://localhost:4141', 'ana', [
  ['v1conta', '/v1/conta'],
  ['v1avatar', '/v1/conta', click('Editar avatar')],
]);
await browser.close();
