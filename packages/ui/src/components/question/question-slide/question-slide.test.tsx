import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { QuestionSlide } from './question-slide.tsx';

/** Records the requested animations and ends them by hand, so that no test waits half a second. */
let asked: { frames: string[]; ms: unknown; finish: () => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation((frames, options) => {
    const animation = new EventTarget() as Animation;
    animation.cancel = () => undefined;
    asked.push({
      frames: Array.isArray(frames) ? frames.map(({ transform }) => String(transform)) : [],
      ms: typeof options === 'object' ? options.duration : options,
      finish: () => animation.dispatchEvent(new Event('finish')),
    });
    return animation;
  });
});

const at = (place: number, onSettled?: (place: number) => void, still = false, detail = '') => (
  <ThemeProvider tema="claro" page={false} {...(still ? { movimento: 'reduzido' as const } : {})}>
    <QuestionSlide place={place} onSettled={onSettled}>
      <p>
        Questão {place}
        {detail}
      </p>
    </QuestionSlide>
  </ThemeProvider>
);

it.each([
  ['on a phone', 360, 100],
  ['on a wide screen', 1280, 50],
])('lets the old question leave in 500 ms and the next come to rest %s', async (_where, width, settleMs) => {
  await page.viewport(width, 800);
  const onSettled = vi.fn<(place: number) => void>();
  const screen = await render(at(1, onSettled));
  await screen.rerender(at(2, onSettled));
  await expect.element(screen.getByText('Questão 1')).toBeInTheDocument();
  expect(screen.getByText('Questão 1').element().closest('[inert]')).not.toBeNull();
  expect(asked).toMatchObject([{ frames: ['none', 'translateX(-100%)'], ms: 500 }]);
  asked[0]?.finish();
  await expect.element(screen.getByText('Questão 2')).toBeInTheDocument();
  expect(screen.getByText('Questão 2').element().closest('[inert]')).toBeNull();
  expect(asked[1]).toMatchObject({ frames: ['translateX(25%)', 'none'], ms: settleMs });
  expect(onSettled).not.toHaveBeenCalled();
  asked[1]?.finish();
  expect(onSettled.mock.calls).toEqual([[2]]);
  await page.viewport(360, 800);
});

it('leaves in 100 ms where the next tap must not wait', async () => {
  const quick = (place: number) => (
    <ThemeProvider tema="claro" page={false}>
      <QuestionSlide place={place} quick>
        <p>Questão {place}</p>
      </QuestionSlide>
    </ThemeProvider>
  );
  const screen = await render(quick(1));
  await screen.rerender(quick(2));
  await expect.element(screen.getByText('Questão 1')).toBeInTheDocument();
  expect(asked).toMatchObject([{ frames: ['none', 'translateX(-100%)'], ms: 100 }]);
});

it('goes the other way to an earlier question', async () => {
  const screen = await render(at(5));
  await screen.rerender(at(4));
  asked[0]?.finish();
  await expect.element(screen.getByText('Questão 4')).toBeInTheDocument();
  expect(asked.map(({ frames }) => frames)).toEqual([
    ['none', 'translateX(100%)'],
    ['translateX(-25%)', 'none'],
  ]);
});

it('shows what changes in the same question at once, and the last one asked for', async () => {
  const screen = await render(at(1));
  await screen.rerender(at(1, undefined, false, ', respondida'));
  await expect.element(screen.getByText('Questão 1, respondida')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await screen.rerender(at(2));
  await screen.rerender(at(3));
  asked[0]?.finish();
  await expect.element(screen.getByText('Questão 3')).toBeInTheDocument();
});

it('exchanges at once where less motion is wanted', async () => {
  const onSettled = vi.fn<(place: number) => void>();
  const screen = await render(at(1, onSettled, true));
  await screen.rerender(at(2, onSettled, true));
  await expect.element(screen.getByText('Questão 2')).toBeInTheDocument();
  expect(asked).toEqual([]);
  expect(onSettled.mock.calls).toEqual([[2]]);
});
