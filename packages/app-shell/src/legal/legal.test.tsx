import { readLegalDocument } from '@luneta/domain';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { BIA } from '../testing/people.ts';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';
import { privacyPolicy } from './texts/privacy-policy.ts';
import { termsAndConditions } from './texts/terms-and-conditions.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });

describe.each(['student-v1', 'student-v2', 'staff'] as const)('%s', (app) => {
  it.each([
    { path: '/privacy_policy', who: 'everybody', person: null, title: 'Privacy Policy' },
    { path: '/terms_and_conditions', who: 'everybody', person: null, title: 'Terms and Conditions' },
    { path: '/privacy_policy', who: 'Bia', person: BIA, title: 'Privacy Policy' },
  ])('$path opens for $who', async ({ path, person, title }) => {
    await renderRoute({ app, routes: demoRoutes, path, person });
    await expect.element(h1(title)).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Luneta`);
  });
});

it('is in English with a Portuguese summary, effective 2022-11-04, minimum age 13', async () => {
  await renderRoute({ app: 'student-v2', routes: demoRoutes, path: '/privacy_policy', person: null });
  await expect.element(page.getByText('4 November 2022').first()).toBeVisible();
  expect(h1('Privacy Policy').element().closest('[lang]')).toHaveAttribute('lang', 'en');
  const summary = page.getByRole('region', { name: 'Em resumo' });
  await expect.element(summary).toBeVisible();
  expect(summary.element().closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
  await expect.element(page.getByText(/^The minimum age to use Luneta on your own is 13\./u)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it.each([
  { size: 'phone', width: 360, folded: true },
  { size: 'desktop', width: 1280, folded: false },
])('on a $size the contents are folded: $folded', async ({ width, folded }) => {
  await page.viewport(width, 800);
  await renderRoute({ app: 'student-v2', routes: demoRoutes, path: '/privacy_policy', person: null });
  await expect.element(h1('Privacy Policy')).toBeVisible();
  const entry = page.getByRole('link', { name: 'Your rights' });
  await expect.poll(() => entry.elements().length === 0).toBe(folded);
  if (folded) await page.getByText('Índice').click();
  await entry.click();
  await expect
    .poll(
      () =>
        page
          .getByRole('heading', { name: /Your rights$/u })
          .element()
          .getBoundingClientRect().top,
    )
    .toBeLessThan(700);
  history.replaceState(null, '', location.pathname + location.search);
});

it.each([privacyPolicy, termsAndConditions])('$titulo is a document as a school would write one', (text) => {
  expect(readLegalDocument(text)).toEqual(text);
});

describe("a school's own text", () => {
  const own = {
    ...privacyPolicy,
    titulo: 'Política da Escola',
    idioma: 'pt-BR',
    secoes: [{ titulo: 'Um', blocos: ['<b>texto</b>'] }],
  };
  const open = () =>
    renderRoute({
      app: 'student-v2',
      routes: demoRoutes,
      path: '/privacy_policy',
      person: null,
      config: { legal: { privacy_policy: '/legal/privacy_policy.json' } },
    });

  it('takes the place of ours, and never becomes HTML', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(own));
    await open();
    await expect.element(h1('Política da Escola')).toBeVisible();
    await expect.element(page.getByText('<b>texto</b>')).toBeVisible();
    expect(fetched).toHaveBeenCalledWith(
      '/legal/privacy_policy.json',
      expect.objectContaining({ credentials: 'omit' }),
    );
    fetched.mockRestore();
  });

  it.each([
    { case: 'is not there', answer: () => new Response('', { status: 404 }) },
    { case: 'is no legal text', answer: () => Response.json({ html: '<script>' }) },
  ])('that $case shows an error with a way to try again, never ours', async ({ answer }) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
    await open();
    await expect.element(page.getByText('O texto não carregou')).toBeVisible();
    await expect.element(page.getByText('Privacy Policy')).not.toBeInTheDocument();
    fetched.mockImplementation(async () => Response.json(own));
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(h1('Política da Escola')).toBeVisible();
    fetched.mockRestore();
  });
});
