/**
 * A school begins, by browser alone: from an empty server to classes, staff and students who sign in. What its first person
 * clicks is counted.
 */
import type { Browser, Locator, Page } from '@playwright/test';

import { startEmptyServer, type EmptyServer } from '../support/empty-server.ts';
import { expect, expectSound, signIn, test } from '../support/journey.ts';
import { acknowledge, changeForcedPassword } from '../support/security.ts';

const SENHA = 'pipa-azul-no-ceu';
/** docs/operation.md says it. */
const CLICKS = 14;

/** The first of them has a class. */
const DOCENTES = ['Bento Prado Luz', 'Célia Ramos Dutra', 'Davi Moura Lins', 'Elisa Couto Braga', 'Fábio Nunes Reis'];
const [DOCENTE = ''] = DOCENTES;

const TURMAS = ['3A', '3B', '3C'] as const;
const HEADINGS = 'Matrícula;Nome;Nascimento;Turma;E-mail';
type Aluno = {
  readonly id: string;
  readonly nome: string;
  readonly dia: string;
  readonly turma: string;
  readonly email: string;
};
const ALUNOS: readonly Aluno[] = Array.from({ length: 90 }, (_, n) => ({
  id: `A${String(n + 1).padStart(3, '0')}`,
  nome: `Aluno${'abcdefghi'[Math.floor(n / 10)] ?? ''}${'abcdefghij'[n % 10] ?? ''} Silva Rocha`,
  dia: `${String((n % 28) + 1).padStart(2, '0')}/03/2009`,
  turma: TURMAS[n % 3] ?? '',
  email: '',
}));

/** What is wrong in a line, counted as the spreadsheet does, and what is typed in its place. */
const FAULTS: readonly { linha: number; wrong: Partial<Aluno>; campo: string; right: string }[] = [
  { linha: 5, wrong: { dia: '31/02/2009' }, campo: 'Data de nascimento', right: '28/02/2009' },
  { linha: 12, wrong: { dia: '14/03/09' }, campo: 'Data de nascimento', right: '14/03/2009' },
  { linha: 23, wrong: { turma: '3Z' }, campo: 'Turma', right: '3A' },
  { linha: 34, wrong: { turma: '' }, campo: 'Turma', right: '3B' },
  { linha: 45, wrong: { nome: '' }, campo: 'Nome', right: 'Zilda Faria Prado' },
  { linha: 56, wrong: { email: 'sem-arroba' }, campo: 'E-mail', right: 'zilda@exemplo.com' },
  { linha: 67, wrong: { id: 'A001' }, campo: 'Código na escola', right: 'A066' },
];

const csv = (alunos: readonly Aluno[]) =>
  [HEADINGS, ...alunos.map(({ id, nome, dia, turma, email }) => [id, nome, dia, turma, email].join(';'))].join('\r\n');
const FAULTY = csv(ALUNOS.map((aluno, n) => ({ ...aluno, ...FAULTS.find(({ linha }) => linha === n + 2)?.wrong })));

test.use({ expectedMessage: /status of 404/, permissions: ['clipboard-write'] });

let server: EmptyServer;
test.beforeAll(async () => {
  server = await startEmptyServer();
});
test.afterAll(() => server.close());

const SHOTS = process.env['SHOTS'];
let shots = 0;
async function shot(p: Page) {
  if (SHOTS) await p.screenshot({ path: `${SHOTS}/${String(shots++).padStart(2, '0')}.png` });
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

type Person = { readonly address: string; readonly login: string; readonly senha: string };

/** Somebody signs in for the first time on a device of the own, and chooses a password. */
async function firstAccess(browser: Browser, { address, login, senha }: Person): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://${address}`);
  await signIn(page, login, senha);
  await expect(page).toHaveURL(/\/conta\/seguranca$/);
  await changeForcedPassword(page, senha, 'Estrela2026');
  return page;
}

async function registerQuestions(page: Page): Promise<void> {
  await acknowledge(page, 'Para continuar, você deve cadastrar suas perguntas de segurança.');
  for (const n of [1, 2, 3]) {
    await page.getByLabel(`Escolha a pergunta ${n}`).selectOption({ index: n });
    await page.getByLabel(`Resposta da pergunta ${n}`).fill(`resposta ${n}`);
  }
  await page.getByRole('button', { name: 'Salvar perguntas' }).click();
}

test('the first person makes the school, classes, teachers and 90 students from a file, who sign in with a slip', async ({
  page,
  browser,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  /** A field is clicked or reached by Tab; both count. */
  const fill = async (label: string, text: string) => {
    clicks += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const choose = async (name: string | RegExp) => {
    clicks += 1;
    await page.getByRole('radio', { name }).check({ force: true });
  };
  const send = async (text: string) => {
    clicks += 1;
    const buffer = Buffer.from(text);
    await page.getByLabel('Planilha ou arquivo').setInputFiles({ name: 'alunos.csv', mimeType: 'text/csv', buffer });
  };

  await test.step('the page at the machine leads to the first start, as the printed address does', async () => {
    await page.goto(server.api);
    await expect(page.getByRole('link', { name: 'Começar a escola' })).toHaveAttribute('href', server.firstStart);
  });

  await test.step('the school and the account', async () => {
    await page.goto(server.firstStart);
    await expect(heading(page, 'Começar a escola')).toBeVisible();
    expect(page.url()).not.toContain('inicio=');
    await expectSound(page);
    await shot(page);
    await fill('Nome da escola', 'Colégio Novo');
    await fill('Seu nome completo', 'Rita Prado Lima');
    await fill('Senha', SENHA);
    await fill('Repita a senha', SENHA);
    await expect(page.getByLabel('Usuário', { exact: true })).toHaveValue('rita.lima');
    await click(button('Criar escola e entrar'));
    await expect(heading(page, 'Primeiros passos')).toBeVisible();
    await expect(page.getByText('1 de 6 passos prontos').first()).toBeVisible();
    await expectSound(page);
    await shot(page);
  });

  await test.step('whoever opens the address again reads that it is over', async () => {
    const other = await browser.newPage();
    await other.goto(server.firstStart);
    await expect(heading(other, 'Esta escola já começou')).toBeVisible();
    await other.close();
  });

  await test.step('the standard grades by one button', async () => {
    await click(link('Criar séries'));
    await click(page.getByRole('button', { name: 'Criar séries padrão' }).first());
    await expect(page.getByText('7 séries criadas.')).toBeVisible();
    await shot(page);
    await click(page.getByRole('link', { name: 'Primeiros passos' }));
    await expect(page.getByText('7 séries, do 6º ano à 3ª série')).toBeVisible();
  });

  await test.step('three classes at once', async () => {
    await click(link('Criar turmas'));
    await click(page.getByRole('button', { name: 'Criar várias' }).first());
    await fill('Códigos', '3A..3C');
    clicks += 1;
    await page.getByLabel('Série', { exact: true }).last().selectOption({ label: '3ª série' });
    await click(button('Criar 3 turmas'));
    await expect(page.getByText('3 turmas criadas.')).toBeVisible();
    await shot(page);
  });

  await test.step('one of them uses version 1', async () => {
    await click(page.getByRole('link', { name: /3C$/ }));
    await click(page.getByRole('link', { name: 'Opções', exact: true }));
    await click(button('Editar turma'));
    await choose('Versão 1 · jogo');
    await click(button('Salvar turma'));
    await expect(page.getByText('Turma 3C salva.')).toBeVisible();
    await shot(page);
    await click(page.getByRole('link', { name: 'Primeiros passos' }));
    await expect(page.getByText('3 de 6 passos prontos').first()).toBeVisible();
  });

  const teacher = await test.step('five teachers, one of them with a class', async () => {
    const made: Person[] = [];
    await click(link('Criar contas'));
    for (const nome of DOCENTES) {
      await click(button('Nova pessoa'));
      const sheet = page.getByRole('dialog', { name: 'Nova pessoa' });
      clicks += 1;
      await sheet.getByLabel('Nome', { exact: true }).fill(nome);
      await choose('Dar aula');
      if (nome === DOCENTE) {
        clicks += 1;
        await sheet.getByRole('combobox', { name: 'Turmas' }).fill('3A');
        await click(page.getByRole('option', { name: /3A/ }));
        await expect(sheet.getByRole('button', { name: 'Tirar 3A' })).toBeVisible();
        await expectSound(page);
        await shot(page);
      }
      await click(sheet.getByRole('button', { name: 'Criar conta' }));
      const secret = page.getByRole('dialog').filter({ hasText: 'Conta criada' });
      await secret.waitFor();
      await shot(page);
      const [address = '', login = ''] = await secret.getByRole('definition').allInnerTexts();
      const senha = (await secret.getByRole('group', { name: 'Senha inicial' }).textContent()) ?? '';
      made.push({ address, login, senha });
      await click(secret.getByRole('button', { name: 'Copiar tudo' }));
      await click(secret.getByRole('button', { name: 'Fechar' }).last());
    }
    await expect(page.getByText('6 pessoas com acesso')).toBeVisible();
    await shot(page);
    await click(page.getByRole('link', { name: 'Primeiros passos' }));
    await expect(page.getByText('4 de 6 passos prontos').first()).toBeVisible();
    return made[0];
  });

  await test.step('90 students from a file', async () => {
    await click(link('Trazer alunos'));
    await expectSound(page);
    await shot(page);
    await send(FAULTY);
    await expect(page.getByLabel('Na Luneta a coluna Matrícula é')).toHaveValue('id_externo');
    await expectSound(page);
    await shot(page);
    await click(button('Conferir 90 linhas'));
  });

  await test.step('seven lines of it are mended in the report', async () => {
    await expect(button('Com erro 7')).toBeVisible();
    await expectSound(page);
    await shot(page);
    for (const [n, { campo, linha, right }] of FAULTS.entries()) {
      await click(button('Corrigir').first());
      await fill(`${campo}, linha ${linha}`, right);
      await page.keyboard.press('Enter');
      await expect(button(`Com erro ${6 - n}`)).toBeVisible();
    }
  });

  await test.step('applied', async () => {
    await click(button('Aplicar 90 mudanças'));
    await expect(page.getByText('mudanças feitas')).toBeVisible();
    await expectSound(page);
    await shot(page);
  });

  await test.step('slips for all classes', async () => {
    await click(link('Imprimir fichas'));
    await fill('Motivo', 'Início do ano letivo');
    await shot(page);
    await click(button('Gerar e imprimir'));
    await expect(heading(page, 'Fichas de acesso')).toBeVisible();
  });

  const slips = page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem');
  const slipOf = async (turma: string): Promise<Person> => {
    const slip = slips.filter({ hasText: turma }).first();
    const [login = '', senha = ''] = await slip.getByRole('definition').allInnerTexts();
    return { address: await slip.getByText(/^localhost:/).innerText(), login, senha };
  };
  await expect(slips).toHaveCount(90);
  await shot(page);

  await test.step('a student of version 2 signs in with a slip', async () => {
    const own = await firstAccess(browser, await slipOf('3B'));
    await registerQuestions(own);
    await expect(own).toHaveURL(/\/home$/);
    await own.close();
  });

  await test.step('a student of version 1 signs in with a slip', async () => {
    const own = await firstAccess(browser, await slipOf('3C'));
    await registerQuestions(own);
    await expect(own).toHaveURL(/\/v1\/avaliacao_adaptadas$/);
    await own.close();
  });

  await test.step('the teacher signs in and sees the own class only', async () => {
    if (teacher === undefined) throw new Error('Nobody was made.');
    const own = await firstAccess(browser, teacher);
    await own.getByRole('link', { name: 'Turmas', exact: true }).click();
    await expect(own.getByRole('link', { name: /3A$/ })).toBeVisible();
    await expect(own.getByRole('link', { name: /3[BC]$/ })).toHaveCount(0);
    await own.close();
  });

  expect(clicks).toBe(CLICKS);
});
