// Charts whose curves are drawn with d3: an entry of their own, so that only who shows one installs it.
export { PerformanceLine, type PerformanceLineProps, type PerformanceLineWords } from './performance-line.tsx';
export type { PerformancePoint } from './scale.ts';
