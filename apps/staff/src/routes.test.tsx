import type { StaffPerfil } from '@luneta/domain';
import { buildConta } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { LONG_NAME } from './testing/builders.ts';
import { axeViolations, open } from './testing/open.tsx';
import { staff } from './testing/people.ts';
import { REGINA, schoolServer } from './testing/server.ts';
import { PHONES } from './testing/sizes.ts';

const h1 = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe('addresses', () => {
  it.each([
    { path: '/', at: '/hoje', title: /^Hoje: / },
    { path: '/home', at: '/conta/selecao_aluno', title: 'Selecionar aluno' },
    { path: '/gestao_acompanhamento', at: '/gestao_acompanhamento', title: 'Gerenciamento de Alunos' },
    { path: '/conta/seguranca', at: '/conta/seguranca', title: 'Segurança' },
  ])('$path leads to $at', async ({ path, at, title }) => {
    const app = await open(path);
    await expect.element(h1(title)).toBeVisible();
    expect(app.place()).toBe(at);
    expect(await axeViolations()).toEqual([]);
  });

  it.each(['/gestao', '/provas/1/xyz', '/escola/nada'])('%s, which no screen has, is unknown', async (path) => {
    await open(path);
    await expect.element(h1('Ops...')).toBeVisible();
  });

  it.each(['professor', 'coordenador', 'admin', 'gestao_escola', 'diretor', 'supervisor'] satisfies StaffPerfil[])(
    'to %s the course editor and the question bank do not exist',
    async (perfil) => {
      for (const path of ['/base_conhecimentos/9', '/banco_questoes/501']) {
        await open(path, { person: staff(perfil) });
        await expect.element(h1('Ops...')).toBeVisible();
      }
    },
  );
});

it.each([
  { perfil: 'coordenador', path: '/auditoria' },
  { perfil: 'gestao_escola', path: '/redacoes' },
  { perfil: 'professor', path: '/escola' },
  { perfil: 'admin', path: '/cursos' },
] satisfies { perfil: StaffPerfil; path: string }[])(
  'an address without rights is unknown: $perfil at $path',
  async ({ perfil, path }) => {
    await open(path, { person: staff(perfil) });
    await expect.element(h1('Ops...')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  },
);

describe('the frame', () => {
  it('says who is signed in and marks where one is', async () => {
    await page.viewport(1280, 800);
    await open('/gestao_acompanhamento');
    await expect.element(page.getByText('Regina Alves')).toBeVisible();
    await expect.element(page.getByText('Coordenação')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Alunos', exact: true }))
      .toHaveAttribute('aria-current', 'page');
  });

  it.each([
    { size: 'phone', width: 360 },
    { size: 'folded column', width: 1000 },
    { size: 'column', width: 1280 },
  ])('one can go elsewhere and sign out from a $size', async ({ width }) => {
    await page.viewport(width, 800);
    const app = await open('/conta/selecao_aluno');
    await page.getByRole('link', { name: 'Alunos', exact: true }).click();
    await expect.element(h1('Gerenciamento de Alunos')).toBeVisible();
    expect(app.place()).toBe('/gestao_acompanhamento');
    if (width === 360) await page.getByRole('button', { name: 'Mais' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.element(page.getByText('Ambiente da equipe')).toBeVisible();
    expect(app.services.session.access()).toBe('anonymous');
  });

  it.each([...PHONES, 900, 1280])('has space for a long name without sideways scroll at %i px', async (width) => {
    await page.viewport(width, 800);
    await open('/conta/selecao_aluno', { conta: { ...REGINA, nome: LONG_NAME } });
    await expect.element(h1('Selecionar aluno')).toBeVisible();
    if (width < 900) await page.getByRole('button', { name: 'Mais' }).click();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('what stands over every screen', () => {
  it('a profile that only reads is told so', async () => {
    await open('/conta/selecao_aluno', { person: staff('supervisor') });
    await expect
      .element(page.getByRole('region', { name: 'Visualização' }))
      .toHaveTextContent('Apenas visualização: nada pode ser alterado.');
    expect(await axeViolations()).toEqual([]);
  });

  it('the way out is in sight under a banner, which stays while the page scrolls', async () => {
    await page.viewport(1280, 600);
    await open('/gestao_acompanhamento', { person: staff('supervisor') });
    const banner = page.getByText('Apenas visualização: nada pode ser alterado.');
    const leave = page.getByRole('button', { name: 'Sair' });
    await expect.element(banner).toBeVisible();
    await expect.poll(() => leave.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 1000);
    await expect.poll(() => banner.element().getBoundingClientRect().top).toBeLessThan(40);
    expect(leave.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
    document.body.style.removeProperty('min-height');
  });

  it('without a connection says since when nothing was saved, and stops when a call gets through', async () => {
    const server = schoolServer();
    server.setOffline(true);
    await open('/gestao_acompanhamento', { server });
    const strip = page.getByRole('region', { name: 'Conexão' });
    await expect.element(strip.getByText(/^Sem internet\. Nada foi salvo desde \d{1,2}h(\d{2})?\.$/u)).toBeVisible();
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.element(strip).not.toBeInTheDocument();
  });
});

describe('an own initial password', () => {
  const conta = buildConta({ nome: 'Regina Alves', turma_aluno_id: null, isPasswordInitial: true });

  it('leads every address to its change, with no way around but out', async () => {
    const app = await open('/gestao_acompanhamento', { conta });
    await expect.element(h1('Segurança')).toBeInTheDocument();
    expect(app.place()).toBe('/conta/seguranca');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByText('De 12 a 128 caracteres')).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    expect(app.server.calls('listGestaoAcompanhamento')).toEqual([]);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.element(page.getByText('Ambiente da equipe')).toBeVisible();
  });

  it('once changed opens the selection', async () => {
    const server = schoolServer();
    server.respond('getConta', REGINA);
    const app = await open('/', { conta, server });
    await page.getByRole('button', { name: 'OK' }).click();
    await userEvent.fill(page.getByLabelText('Senha atual'), 'provisoria1');
    await userEvent.fill(page.getByLabelText('Nova senha', { exact: true }), 'pipa-azul-no-ceu');
    await userEvent.fill(page.getByLabelText('Confirme a nova senha'), 'pipa-azul-no-ceu');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect.element(h1('Selecionar aluno')).toBeVisible();
    expect(app.place()).toBe('/conta/selecao_aluno');
  });
});
