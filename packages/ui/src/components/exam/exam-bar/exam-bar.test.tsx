import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { SavedIndicator } from '../../feedback/saved-indicator/saved-indicator.tsx';
import { Timer } from '../timer/timer.tsx';
import { ExamBar, type ExamBarProps } from './exam-bar.tsx';

const Bar = (props: Partial<ExamBarProps>) => (
  <ThemeProvider tema="claro">
    <ExamBar
      label="Prova em andamento"
      exit="Sair da avaliação"
      onExit={vi.fn<() => void>()}
      answered={123}
      total={180}
      answeredWord="respondidas"
      timer={<Timer label="Tempo restante" seconds={18_300} version={2} />}
      finish="Finalizar Avaliação"
      finishShort="Finalizar"
      {...props}
    />
  </ThemeProvider>
);

describe('ExamBar', () => {
  it('reads count, time and two acts; both work by keyboard in reading order', async () => {
    const onExit = vi.fn<() => void>();
    const onFinish = vi.fn<() => void>();
    await render(<Bar onExit={onExit} onFinish={onFinish} />);
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('123/180 respondidas');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onExit).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  it('without the word there is no button that hands in', async () => {
    await render(<Bar finish={undefined} />);
    expect(page.getByRole('button').all()).toHaveLength(1);
  });

  it.each([
    [320, 'Finalizar'],
    [479, 'Finalizar'],
    [480, 'Finalizar Avaliação'],
    [1280, 'Finalizar Avaliação'],
  ])('on a screen of %i px the button shows %s and is called Finalizar Avaliação', async (width, shown) => {
    await page.viewport(width, 800);
    await render(<Bar />);
    const button = page.getByRole('button', { name: 'Finalizar Avaliação', exact: true });
    await expect.element(button).toBeVisible();
    const rest = page.getByText('Avaliação', { exact: true }).element();
    expect(rest.getBoundingClientRect().width > 1 ? 'Finalizar Avaliação' : 'Finalizar').toBe(shown);
    await page.viewport(360, 800);
  });

  it.each([480, 360, 320])('fits a screen of %i px without overlaps', async (width) => {
    await page.viewport(width, 800);
    await render(<Bar />);
    const boxes = [
      page.getByRole('button').first(),
      page.getByRole('paragraph'),
      page.getByRole('timer'),
      page.getByRole('button').last(),
    ];
    const edges = boxes.map((box) => box.element().getBoundingClientRect());
    const ends = edges.map((box) => box.right);
    expect(edges.slice(1).every((box, index) => box.left >= (ends[index] ?? 0))).toBe(true);
    const paragraph = page.getByRole('paragraph').element();
    expect(paragraph.scrollWidth).toBeLessThanOrEqual(paragraph.clientWidth);
    expect(Math.max(...ends)).toBeLessThanOrEqual(width);
    await page.viewport(360, 800);
  });

  it.each([480, 360, 320])('at %i px time that was added stands clear of what is saved', async (width) => {
    await page.viewport(width, 800);
    const timer = <Timer label="Tempo restante" seconds={11_340} version={2} gain="+10 min" />;
    await render(
      <Bar
        answered={0}
        total={20}
        timer={timer}
        status={<SavedIndicator state="saved" text="Tudo salvo" short="Salvo" />}
      />,
    );
    const saved = page.getByText('Salvo', { exact: true }).last().element().getBoundingClientRect();
    const clock = page.getByRole('timer').element().getBoundingClientRect();
    expect(saved.right).toBeLessThanOrEqual(clock.left);
    const finish = page.getByRole('button').last().element().getBoundingClientRect();
    expect(clock.right).toBeLessThanOrEqual(finish.left);
    expect(finish.right).toBeLessThanOrEqual(width);
    await page.viewport(360, 800);
  });
});
