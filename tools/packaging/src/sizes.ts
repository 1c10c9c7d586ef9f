/**
 * How tall components are in a project of somebody else, straight below `ThemeProvider`: what lays them out, or a style that
 * does not arrive, shows in their heights. It does not judge how they look.
 */
import type { Page } from 'playwright';

/** Code of a part, and its height in px: a measure of `@luneta/ui/theme`, or the least and the most of one line of text and up. */
type Part = readonly [code: string, height: string | readonly [least: number, most: number]];

const idle = '() => undefined';
const PARTS: readonly Part[] = [
  ['<Button>Entrar</Button>', 'size.control.lg'],
  ['<Button size="md">Entrar</Button>', 'size.target.comfort'],
  ['<Button size="sm">Entrar</Button>', 'size.control.md'],
  ['<ButtonLink href="#">Ver provas</ButtonLink>', 'size.control.lg'],
  [`<IconButton icon={Star} label="Guardar" onClick={${idle}} />`, 'size.target.min'],
  ['<Avatar code={17} size={44} />', 'size.avatar[44]'],
  ['<Badge tone="success">Aberta</Badge>', [24, 32]],
  ['<Heading>Provas</Heading>', [24, 64]],
  ['<Text>Faltam 3 questões.</Text>', [20, 32]],
  [`<TextInput label="Login" value="" onChange={${idle}} />`, [64, 104]],
  [`<PasswordInput label="Senha" value="" onChange={${idle}} autoComplete="current-password" />`, [64, 104]],
  [`<Textarea label="Recado" value="" onChange={${idle}} rows={3} />`, [96, 200]],
  [`<Select label="Ciclo" options={[{ value: '1', label: '1' }]} value="1" onChange={${idle}} />`, [64, 104]],
  [`<SearchBox label="Buscar" value="" onChange={${idle}} />`, [44, 104]],
  [`<Checkbox label="Lembrar" checked onChange={${idle}} />`, [40, 64]],
  [`<Switch label="Avisos" checked onChange={${idle}} />`, [40, 64]],
  ['<ProgressBar label="Fase" value={3} max={6} valueText="3 de 6" />', [8, 56]],
  ['<Note tone="info">A prova continua sem conexão.</Note>', [40, 96]],
  ['<Card><Text>Leis de Newton</Text></Card>', [48, 96]],
  ['<FactsList facts={[{ term: "Turma", value: "2ª B" }]} />', [40, 96]],
  ['<EmptyState title="Nenhuma prova" text="Elas aparecem aqui." />', [80, 420]],
  [`<ErrorState title="Não veio" text="Tente de novo." retryLabel="Tentar de novo" onRetry={${idle}} />`, [120, 460]],
  ['<Divider />', [1, 40]],
  ['<Skeleton shape="title" />', [16, 56]],
];

const bounds = ([, height]: Part): string =>
  typeof height === 'string' ? `[Number.parseFloat(${height}), Number.parseFloat(${height})]` : JSON.stringify(height);

/** A module of the other project that draws all parts below what is there. */
export function sizesModule(): string {
  const names = PARTS.flatMap(([code]) => [...code.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));
  const rows = PARTS.map((part) => `  { element: ${part[0]}, bounds: ${bounds(part)} },`);
  return `import { ${[...new Set([...names, 'ThemeProvider'])].join(', ')} } from '@luneta/ui';
import { Star } from '@luneta/ui/icons';
import { size } from '@luneta/ui/theme';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';

const parts = [
${rows.join('\n')}
];
const place = document.body.appendChild(document.createElement('main'));
place.dataset['bounds'] = JSON.stringify(parts.map(({ bounds }) => bounds));
createRoot(place).render(
  <ThemeProvider tema="claro">{parts.map(({ element }, n) => <Fragment key={n}>{element}</Fragment>)}</ThemeProvider>,
);
`;
}

/** Heights that are out of bounds at this width, in words. @throws when a part is not one element. */
export async function wrongSizes(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const { heights, bounds } = await page.locator('main[data-bounds]').evaluate((place: HTMLElement) => ({
    heights: [...(place.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect().height),
    bounds: JSON.parse(place.dataset['bounds'] ?? '[]') as [number, number][],
  }));
  if (heights.length !== PARTS.length) throw new Error(`${PARTS.length} parts are ${heights.length} elements.`);
  return PARTS.flatMap(([code], n) => {
    const [height = 0, [least = 0, most = 0] = []] = [heights[n], bounds[n]];
    return height < least - 0.5 || height > most + 0.5
      ? [`${code} is ${height} px tall at ${width} px, not ${least} to ${most}`]
      : [];
  });
}
