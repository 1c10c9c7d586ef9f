export { claro, type ThemeColours } from './claro.ts';
export { subject, vars } from './contract.css.ts';
export { motionMs } from './motion-times.ts';
export * from './scale.ts';
export { starDot } from './star-dot.ts';
export { type SubjectId, subjectColours } from './subject-colours.ts';
