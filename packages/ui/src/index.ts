import './lib/custom-properties.ts';
// Everything a screen may use. Icons come from `@luneta/ui/icons`, theme values from `@luneta/ui/theme`.
export * from './components/actions/index.ts';
export * from './components/exam/index.ts';
export * from './components/feedback/index.ts';
export * from './components/forms/index.ts';
export * from './components/foundations/index.ts';
export * from './components/identity/index.ts';
export * from './components/learning/index.ts';
export * from './components/navigation/index.ts';
export * from './components/overlays/index.ts';
export * from './components/question/index.ts';
export * from './components/ranking/index.ts';
export * from './components/results/index.ts';
export * from './components/staff/index.ts';
export { useMediaQuery } from './lib/use-media-query.ts';
export { type SubjectId } from './theme/subject-colours.ts';
export type { IconShape } from './icons.ts';
