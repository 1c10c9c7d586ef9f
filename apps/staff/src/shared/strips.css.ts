import { from, layer } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What the shell's own strip takes, under a name that a part of the page may add to. */
globalStyle(':root', { vars: { '--faixa-topo': 'var(--faixa, 0px)' } });

/** On a wide screen what a page is for stands at its top: messages stand at its foot, above the bars that stick there. */
globalStyle('html', { '@media': { [from.expanded]: { vars: { '--toast': 'auto 96px' } } } });

/** Banners stay in sight; on low screens they scroll away, so that they do not hide the page. */
export const strips = style({
  position: 'sticky',
  insetBlockStart: 'var(--faixa-topo)',
  zIndex: layer.sticky,
  '@media': { 'screen and (max-height: 420px)': { position: 'static' }, print: { display: 'none' } },
});
/** What sticks beside or in the page begins below them. */
globalStyle(`${strips} + *`, { vars: { '--faixa': 'calc(var(--faixa-topo) + var(--avisos, 0px))' } });
