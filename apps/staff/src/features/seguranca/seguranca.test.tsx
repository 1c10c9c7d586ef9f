import { buildConta, createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { PHONES } from '../../testing/sizes.ts';

const PATH = '/conta/seguranca';
const OFF = { ativa: false, ativada_em: null, codigos_restantes: 0, obrigatoria: false };
const card = page.getByRole('region', { name: 'Verificação em duas etapas' });
const codes = page.getByRole('list', { name: 'Seus códigos de recuperação' });

function without(): MockServer {
  const server = createMockServer();
  server.respond('getDuasEtapas', OFF);
  return server;
}
async function begin(server = without(), options: object = {}) {
  const app = await open(PATH, { server, ...options });
  await card.getByRole('button', { name: 'Configurar' }).click();
  await card.getByLabelText('Senha atual', { exact: true }).fill('uma-senha-comprida');
  await card.getByRole('button', { name: 'Continuar' }).click();
  return app;
}
async function confirm() {
  await card.getByLabelText('Código do aplicativo').fill('287 082');
  await card.getByRole('button', { name: 'Ativar' }).click();
}

describe('setting up', () => {
  it('shows the key as a picture and to type, takes a code and shows the recovery codes once', async () => {
    const { server } = await begin();
    await expect.element(card.getByRole('img', { name: 'Código QR com a chave da sua conta' })).toBeVisible();
    await expect
      .element(card.getByLabelText('Chave para digitar'))
      .toHaveValue('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    const code = card.getByLabelText('Código do aplicativo');
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    expect(await axeViolations()).toEqual([]);
    await confirm();
    await expect.element(codes.getByText('K7QMD-3WXRP')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const asked = server.calls('getDuasEtapas').length;
    await page.getByRole('button', { name: 'Guardei os códigos' }).click();
    await expect.element(codes).not.toBeInTheDocument();
    await expect.poll(() => server.calls('getDuasEtapas').length).toBe(asked + 1);
    expect(server.calls('createDuasEtapas').map(({ body }) => body)).toEqual([{ senha: 'uma-senha-comprida' }]);
    expect(server.calls('validateDuasEtapas').map(({ body }) => body)).toEqual([{ codigo: '287 082' }]);
  });

  it('each step has the focus, and where it began has it again once it is given up', async () => {
    await open(PATH, { server: without() });
    const first = card.getByRole('button', { name: 'Configurar' });
    await first.click();
    await expect.element(card.getByLabelText('Senha atual', { exact: true })).toHaveFocus();
    await card.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(first).toHaveFocus();
  });

  it('asks for the code of the app: nobody has recovery codes yet', async () => {
    await begin();
    await card.getByRole('button', { name: 'Ativar' }).click();
    await expect.element(card.getByText('Escreva o código do aplicativo.')).toBeVisible();
  });

  it.each(PHONES)('fits on a phone of %i px', async (width) => {
    await page.viewport(width, 800);
    await begin();
    await expect.element(card.getByRole('img', { name: 'Código QR com a chave da sua conta' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await confirm();
    await expect.element(codes.getByText('K7QMD-3WXRP')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('says under the field what was wrong, and keeps the key', async () => {
    const server = without();
    server.fail('validateDuasEtapas', 422, { codigo: 'codigo_incorreto', message: 'Código incorreto ou já usado.' });
    await begin(server);
    await confirm();
    await expect.element(card.getByText('Código incorreto ou já usado.')).toBeVisible();
    await expect.element(card.getByLabelText('Chave para digitar')).toBeVisible();
  });
});

describe('required by the school', () => {
  it('comes before anything else, and the codes stay until they are kept', async () => {
    const conta = buildConta({ nome: 'Regina Alves', turma_aluno_id: null, cadastrar_duas_etapas: true });
    const server = without();
    server.respond('getDuasEtapas', { ...OFF, obrigatoria: true });
    const app = await open('/gestao_acompanhamento', { server, conta });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeInTheDocument();
    expect(app.place()).toBe(PATH);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Alteração de senha' })).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Configurar' }).click();
    await card.getByLabelText('Senha atual', { exact: true }).fill('uma-senha-comprida');
    await card.getByRole('button', { name: 'Continuar' }).click();
    await confirm();
    await expect.element(codes.getByText('K7QMD-3WXRP')).toBeVisible();
    server.respond('getConta', { ...conta, cadastrar_duas_etapas: false });
    server.respond('getDuasEtapas', { ...OFF, ativa: true, obrigatoria: true, codigos_restantes: 10 });
    await page.getByRole('button', { name: 'Guardei os códigos' }).click();
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeInTheDocument();
  });
});

describe('when it is on', () => {
  it('says since when and how many codes are left, and is removed with password and code', async () => {
    const { server } = await open(PATH, { server: createMockServer() });
    await expect.element(card.getByText(/^Ativa desde /u)).toBeVisible();
    await expect.element(card.getByText('9 códigos de recuperação ainda valem.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await card.getByRole('button', { name: 'Desativar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Desativar a verificação em duas etapas?' });
    await dialog.getByLabelText('Senha atual', { exact: true }).fill('uma-senha-comprida');
    await dialog.getByLabelText('Código do aplicativo ou de recuperação').fill('287082');
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.calls('closeDuasEtapas').map(({ body }) => body)).toEqual([
      { senha: 'uma-senha-comprida', codigo: '287082' },
    ]);
  });

  it('draws new codes after saying that the old ones end', async () => {
    await open(PATH, { server: createMockServer() });
    await card.getByRole('button', { name: 'Gerar novos códigos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Gerar novos códigos de recuperação?' });
    await expect.element(dialog.getByText('Os códigos que você guardou antes deixam de valer na hora.')).toBeVisible();
    await dialog.getByLabelText('Senha atual', { exact: true }).fill('uma-senha-comprida');
    await dialog.getByLabelText('Código do aplicativo ou de recuperação').fill('287082');
    await dialog.getByRole('button', { name: 'Gerar novos códigos' }).click();
    await expect.element(codes.getByText('K7QMD-3WXRP')).toBeVisible();
  });
});
