import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EscalaLeitura } from '../../foundations/theme-provider/theme-provider.tsx';
import { sampleHtml } from '../sample.ts';
import { QuestionCard } from './question-card.tsx';

const head = { title: 'Questão 24', subject: 'Física' };

describe('QuestionCard', () => {
  it('is an article named by number and subject with the statement inside', async () => {
    await render(<QuestionCard {...head} html={sampleHtml} />);
    const article = page.getByRole('article', { name: 'Questão 24, Física' });
    await expect.element(article.getByText(/^Um carro percorre 180 km/)).toBeVisible();
  });

  it('quiet, is heard by number and subject, and shows the statement first', async () => {
    await render(<QuestionCard {...head} html={sampleHtml} quiet />);
    await expect.element(page.getByRole('article', { name: 'Questão 24, Física' })).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Questão 24' }).element();
    expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    expect(page.getByText('Física', { exact: true }).elements()).toEqual([]);
  });

  it('its heading takes focus by code only', async () => {
    const Page = () => {
      const heading = useRef<HTMLHeadingElement>(null);
      return (
        <>
          <button type="button" onClick={() => heading.current?.focus()}>
            ir
          </button>
          <QuestionCard {...head} html={sampleHtml} headingRef={heading} />
        </>
      );
    };
    await render(<Page />);
    await page.getByRole('button', { name: 'ir' }).click();
    await expect.element(page.getByRole('heading', { name: 'Questão 24' })).toHaveFocus();
  });

  it('A+ makes the statement larger up to the last step, then says it is disabled', async () => {
    const Live = () => {
      const [scale, onChange] = useState<EscalaLeitura>(1.3);
      return (
        <QuestionCard
          {...head}
          html={sampleHtml}
          tools={{ scale, onChange, smaller: 'Diminuir texto', larger: 'Aumentar texto' }}
        />
      );
    };
    await render(<Live />);
    const size = () => Number.parseFloat(getComputedStyle(page.getByText(/^Um carro percorre/).element()).fontSize);
    const before = size();
    const larger = page.getByRole('button', { name: 'Aumentar texto' });
    await larger.click();
    expect(size() / before).toBeCloseTo(1.5 / 1.3, 2);
    await expect.element(larger).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Diminuir texto' }).click();
    expect(size()).toBeCloseTo(before, 1);
  });

  it('only the first line of the statement ends before the tools', async () => {
    const tools = {
      scale: 1,
      onChange: vi.fn<(scale: EscalaLeitura) => void>(),
      smaller: 'Menor',
      larger: 'Maior',
    } as const;
    await render(<QuestionCard {...head} html={`<p>${'voto '.repeat(80)}</p>`} tools={tools} />);
    const text = document.createRange();
    text.selectNodeContents(page.getByText(/^voto/).element());
    const [first, second, third] = [...text.getClientRects()].map(({ right }) => right);
    expect(first).toBeLessThan(page.getByRole('button', { name: 'Menor' }).element().getBoundingClientRect().left);
    expect(second).toBeGreaterThan((first ?? Infinity) + 40);
    expect(second).toBe(third);
  });

  it('says it was annulled', async () => {
    await render(<QuestionCard {...head} html={sampleHtml} annulled="Questão anulada." />);
    await expect.element(page.getByText('Questão anulada.')).toBeVisible();
  });

  it('a failed load is an alert with a way to try again', async () => {
    const onRetry = vi.fn<() => void>();
    await render(
      <QuestionCard {...head} status="error" error="Não carregou." retry={{ label: 'Tentar novamente', onRetry }} />,
    );
    await expect.element(page.getByRole('alert').getByText('Não carregou.')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
