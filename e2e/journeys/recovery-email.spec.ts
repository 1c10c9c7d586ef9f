/** A forgotten password, recovered by the link of a message that really travels by SMTP. */
import { expect, expectSound, signIn, test } from '../support/journey.ts';

const LOGIN = 'cecilia.braga';
const ADDRESS = `${LOGIN}@luneta.example`;
const NOVA = 'Planeta2026';

// The browser logs the refusal of an unknown name and of a used link.
test.use({ expectedMessage: /404/ });

test('cecília opens the link of the message, and it works once', async ({ page, at, mailsFor }) => {
  await page.goto(`${at.v2}/recuperacao_senha`);
  const card = page.getByRole('form', { name: 'E-mail de recuperação' });
  const ask = async (username: string) => {
    await card.getByLabel('Usuário ou e-mail').fill(username);
    await card.getByRole('button', { name: 'Enviar' }).click();
  };

  await test.step('an empty field, and a name that nobody has', async () => {
    await ask('');
    await expect(card.getByText('Preencha o campo de e-mail.')).toBeVisible();
    await ask('ninguem@luneta.example');
    await expect(card.getByText('E-mail ou usuário não encontrado.')).toBeVisible();
  });

  const link = await test.step('the message comes with a link to her own deployment', async () => {
    await ask(ADDRESS);
    await expect(card.getByText('E-mail enviado com sucesso')).toBeVisible();
    const [mail] = await mailsFor(ADDRESS);
    const found = /https?:\/\/\S+\/recuperacao_senha#codigo=[\w-]+/.exec(mail?.text ?? '');
    expect(found?.[0]).toContain(`${at.v1}/`);
    return found?.[0] ?? '';
  });

  await test.step('another password is made; the code does not stay in the address', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Crie outra senha' })).toBeVisible();
    await expect(page).toHaveURL(`${at.v1}/recuperacao_senha`);
    await expectSound(page);
    await page.getByLabel('Nova senha', { exact: true }).fill(NOVA);
    await page.getByLabel('Confirme a nova senha').fill(NOVA);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByText('Senha trocada. Entre com a senha nova.')).toBeVisible();
    await signIn(page, LOGIN, NOVA);
    await expect(page).toHaveURL(`${at.v1}/v1/avaliacao_adaptadas`);
  });

  await test.step('the same link a second time', async () => {
    const other = await page.context().newPage();
    await other.goto(link);
    await other.getByLabel('Nova senha', { exact: true }).fill('Outra2026');
    await other.getByLabel('Confirme a nova senha').fill('Outra2026');
    await other.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(other.getByText('Este link expirou ou já foi usado. Peça outro.')).toBeVisible();
    await other.getByRole('button', { name: 'Pedir outro link' }).click();
    await expect(other.getByRole('form', { name: 'E-mail de recuperação' })).toBeVisible();
  });
});
