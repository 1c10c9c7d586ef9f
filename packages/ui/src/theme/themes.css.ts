// Gives the contract its values: three themes by `data-tema`, twelve subjects by `data-materia`.
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { claro } from './claro.ts';
import { subject, vars } from './contract.css.ts';
import { plano } from './plano.ts';
import { roteiro } from './roteiro.ts';
import { subjectColours } from './subject-colours.ts';

createGlobalTheme('[data-tema="claro"]', vars, claro);
createGlobalTheme('[data-tema="roteiro"]', vars, roteiro);
createGlobalTheme('[data-tema="plano"]', vars, plano);

for (const [id, colours] of Object.entries(subjectColours)) {
  const { solid, soft, fg, softDark, fgDark } = colours;
  globalStyle(`[data-materia="${id}"]`, { vars: assignVars(subject, { solid, soft, fg }) });
  globalStyle(`[data-tema="plano"] [data-materia="${id}"]`, {
    vars: assignVars(subject, { solid, soft: softDark, fg: fgDark }),
  });
}
