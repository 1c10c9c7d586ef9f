// Theme `roteiro`: student v1 study roadmap, a light theme that differs from `claro` only below.
import { claro, type ThemeColours } from './claro.ts';

export const roteiro: ThemeColours = {
  ...claro,
  bg: {
    ...claro.bg,
    canvas: '#EDF3FF',
    sunken: '#DFEAFF',
    sky: '#CFE0FF',
  },
  text: {
    ...claro.text,
    muted: '#4F5E86',
  },
  border: {
    ...claro.border,
    subtle: '#DAE6FF',
    default: '#B8CFFF',
    control: '#7080A8',
  },
  option: {
    ...claro.option,
    idle: {
      ...claro.option.idle,
      border: '#7080A8',
    },
  },
  game: {
    ...claro.game,
    empty: '#7080A8',
  },
  progress: {
    ...claro.progress,
    track: '#CBDCFF',
    done: '#08784F',
  },
};
