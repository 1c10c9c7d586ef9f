/** Accounts of the staff are made and changed (school G5). */
import { buildEquipe, buildMembroCriado } from '@luneta/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { schoolServer } from '../../../testing/server.ts';

const sheet = page.getByRole('dialog', { name: 'Nova pessoa' });

async function opened(width = 1280, search = '') {
  await page.viewport(width, 800);
  const server = schoolServer();
  // Nobody of this name has an account yet.
  server.respond('listEquipe', ({ query }) => (query['busca'] === undefined ? buildEquipe() : []));
  await open(`/escola/equipe${search}`, { person: staff('diretor'), server });
  return server;
}
async function newPerson(width?: number) {
  const server = await opened(width);
  await page.getByRole('button', { name: 'Nova pessoa' }).click();
  await expect.element(sheet).toBeVisible();
  return server;
}

beforeEach(() => localStorage.clear());

describe('a new person', () => {
  it.each([1280, 360])(
    'at %i px has a user name proposed, is told rights before, and the password once',
    async (width) => {
      const server = await newPerson(width);
      server.respond('createMembroEquipe', buildMembroCriado());
      await sheet.getByLabelText('Nome', { exact: true }).fill('Marcos Vinícius Teles');
      await expect.element(sheet.getByLabelText('Usuário')).toHaveValue('marcos.teles');
      await expect.element(sheet.getByText('Livre. Dá para trocar.')).toBeVisible();
      await sheet.getByRole('radio', { name: /^Dar aula/u }).click({ force: true });
      await sheet.getByRole('combobox', { name: /^Turmas/u }).click();
      await page.getByRole('option', { name: /^2A/u }).click();
      await userEvent.keyboard('{Tab}');
      await userEvent.selectOptions(sheet.getByLabelText(/^Matéria/u), 'Matemática');
      await expect.element(sheet.getByRole('heading', { name: 'Marcos vai poder' })).toBeVisible();
      await expect.element(sheet.getByText('Pode ver alunos, provas e resultados de 2A')).toBeVisible();
      await expect.element(sheet.getByText(/Não pode gerar senhas/u)).toBeVisible();
      expect(await axeViolations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await sheet.getByRole('button', { name: 'Criar conta' }).click();
      const done = page.getByRole('dialog').filter({ hasText: 'Conta criada' });
      await expect.element(done.getByLabelText('Senha inicial', { exact: true })).toHaveTextContent('mr7kxw4tqh');
      expect(server.calls('createMembroEquipe').map(({ body }) => body)).toEqual([
        {
          nome: 'Marcos Vinícius Teles',
          login: 'marcos.teles',
          email: null,
          perfil: 'professor',
          turma_ids: [21],
          materia_id: 1,
        },
      ]);
      await done.getByRole('button', { name: 'Fechar' }).last().click();
      await page.getByRole('button', { name: 'Fechar mesmo assim' }).click();
      await expect.element(page.getByText('mr7kxw4tqh')).not.toBeInTheDocument();
    },
  );

  it('[EQU-1] is told that the user name is taken while it is typed, and keeps an own one', async () => {
    const server = await newPerson();
    server.respond('getLoginLivre', ({ query }) => ({
      login: query['login'] ?? '',
      situacao: query['login'] === 'marcos' ? ('em_uso' as const) : ('livre' as const),
    }));
    await sheet.getByLabelText('Usuário').fill('marcos');
    await expect.element(sheet.getByText('Este usuário já existe. Escolha outro.')).toBeVisible();
    await sheet.getByLabelText('Nome', { exact: true }).fill('Marcos Vinícius Teles');
    await expect.element(sheet.getByLabelText('Usuário')).toHaveValue('marcos');
    await sheet.getByLabelText('Usuário').fill('marcos.v');
    await expect.element(sheet.getByText('Livre. Dá para trocar.')).toBeVisible();
  });

  it('[EQU-2] is offered the profiles that the own one may give, and wants one', async () => {
    const server = await newPerson();
    const names = sheet
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([
      'Dar aulaDocente',
      'CoordenarCoordenação',
      'Cuidar de senhasGestão de vida',
      'SecretariaGestão da escola',
    ]);
    await sheet.getByRole('button', { name: 'Criar conta' }).click();
    await expect.element(sheet.getByText('Escolha o que a pessoa vai fazer.').first()).toBeVisible();
    await sheet.getByLabelText('Nome', { exact: true }).fill('Marcos Teles');
    await sheet.getByRole('button', { name: 'Criar conta' }).click();
    const said = sheet.getByText('Escolha o que a pessoa vai fazer.');
    const foot = sheet.getByRole('button', { name: 'Criar conta' }).element().getBoundingClientRect();
    expect(said.element().getBoundingClientRect().bottom).toBeLessThan(foot.top);
    expect(server.calls('createMembroEquipe')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('[EQU-6] is invited by e-mail where the deployment sends messages', async () => {
    const server = await newPerson();
    server.respond(
      'createMembroEquipe',
      buildMembroCriado({ senha_inicial: null, expira_em: null, convite_enviado: true }),
    );
    await sheet.getByLabelText('Nome', { exact: true }).fill('Marcos Vinícius Teles');
    await sheet.getByRole('radio', { name: /^Coordenar/u }).click({ force: true });
    await sheet.getByRole('switch', { name: 'Enviar convite' }).click();
    await sheet.getByRole('button', { name: 'Criar e enviar convite' }).click();
    await expect.element(sheet.getByText('Para enviar o convite, escreva o e-mail.').first()).toBeVisible();
    await sheet.getByLabelText(/^E-mail/u).fill('teles@luneta.edu.br');
    await sheet.getByRole('button', { name: 'Criar e enviar convite' }).click();
    await expect.element(page.getByText(/^Convite enviado a Marcos Vinícius Teles/u)).toBeVisible();
    expect(server.calls('createMembroEquipe')[0]?.body).toMatchObject({ email: 'teles@luneta.edu.br', convite: true });
  });

  it('may be somebody who is there: both ways out', async () => {
    const server = await newPerson();
    server.respond('listEquipe', buildEquipe());
    await sheet.getByLabelText('Nome', { exact: true }).fill('Ivo Nakamura');
    await expect.element(sheet.getByText('Pode ser a mesma pessoa')).toBeVisible();
    await sheet.getByRole('button', { name: 'Cadastrar outra' }).click();
    await expect.element(sheet.getByText('Pode ser a mesma pessoa')).not.toBeInTheDocument();
    await sheet.getByLabelText('Nome', { exact: true }).fill('Ivo Nakamura Prado');
    expect(server.calls('createMembroEquipe')).toEqual([]);
  });

  it('a refusal of the server stands at its field', async () => {
    const server = await newPerson();
    const message = 'Este usuário já existe. Escolha outro.';
    server.fail('createMembroEquipe', 409, {
      codigo: 'login_em_uso',
      message,
      campos: [{ campo: 'login', codigo: 'login_em_uso', motivo: message, erro: message }],
    });
    await sheet.getByLabelText('Nome', { exact: true }).fill('Marcos Vinícius Teles');
    await sheet.getByRole('radio', { name: /^Coordenar/u }).click({ force: true });
    await sheet.getByRole('button', { name: 'Criar conta' }).click();
    await expect.element(sheet.getByLabelText('Usuário')).toHaveAccessibleDescription(/já existe/u);
  });
});

describe('an account that is there', () => {
  it('[EQU-4] is changed over the version that was read; another profile says what follows', async () => {
    const server = await opened();
    await page.getByRole('button', { name: 'Abrir a conta de Elisa Moraes Couto' }).click();
    await page.getByRole('button', { name: 'Mudar dados e perfil' }).click();
    const change = page.getByRole('dialog', { name: 'Mudar a conta de Elisa Moraes Couto' });
    await expect.element(change.getByLabelText('Usuário')).toHaveValue('prof.elisa');
    await change.getByRole('radio', { name: /^Coordenar/u }).click({ force: true });
    await expect.element(change.getByText(/^Com outro perfil, a pessoa sai de todos os aparelhos/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await change.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(page.getByText(/^Conta de .* salva\.$/u)).toBeVisible();
    expect(server.calls('saveMembroEquipe').map(({ path, body }) => [path['pessoa_id'], body])).toEqual([
      ['36', { nome: 'Elisa Moraes Couto', login: 'prof.elisa', email: null, perfil: 'coordenador', versao: 1 }],
    ]);
  });
});

describe('the list', () => {
  it('is filtered by who did not use the account, and says how many there are', async () => {
    const server = await opened(1280, '?sem_acesso=90_dias');
    await expect.element(page.getByText('23 pessoas com acesso · 2 acessos encerrados')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Sem acesso há 90 dias/u })).toBeVisible();
    expect(server.calls('listEquipe')[0]?.query['sem_acesso']).toBe('90_dias');
  });

  it('offers a profile that only reads no new account', async () => {
    await open('/escola/equipe', { person: staff('supervisor'), server: schoolServer() });
    await expect.element(page.getByText('Ivo Nakamura Prado')).toBeVisible();
    expect(page.getByRole('button', { name: 'Nova pessoa' }).elements()).toEqual([]);
  });
});
