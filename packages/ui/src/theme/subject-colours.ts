// Colours of the subjects (design document, "Subject identity"). `solid` carries white in every theme.
/** The three colours of each subject, and those of the dark theme. */
export const subjectColours = {
  matematica: { solid: '#2D5ED4', soft: '#EBF1FE', fg: '#1A48BC', softDark: '#1A2C53', fgDark: '#BBD1FF' },
  portugues: { solid: '#B6303E', soft: '#FFECEC', fg: '#9E122B', softDark: '#4D1B1E', fgDark: '#FEBEBD' },
  filosofia: { solid: '#6F49CA', soft: '#F1EFFE', fg: '#5D32B3', softDark: '#2F2550', fgDark: '#D1C9FE' },
  historia: { solid: '#8E5949', soft: '#FBEEEA', fg: '#794636', softDark: '#3E2720', fgDark: '#ECC8BC' },
  geografia: { solid: '#007974', soft: '#E1F6F4', fg: '#00635F', softDark: '#013633', fgDark: '#9EDFDA' },
  ingles: { solid: '#973D9D', soft: '#FCEBFD', fg: '#812688', softDark: '#401F42', fgDark: '#F3BBF5' },
  espanhol: { solid: '#995600', soft: '#FFEEE0', fg: '#7D4500', softDark: '#462400', fgDark: '#FCC494' },
  biologia: { solid: '#087D2D', soft: '#E5F7E6', fg: '#006822', softDark: '#0D3715', fgDark: '#AAE2AF' },
  fisica: { solid: '#0571A2', soft: '#E4F4FF', fg: '#005C86', softDark: '#02324A', fgDark: '#A1D9FF' },
  quimica: { solid: '#B42965', soft: '#FFEBF0', fg: '#9C0451', softDark: '#4B1B2C', fgDark: '#FFBBCF' },
  sociologia: { solid: '#6B6F03', soft: '#F1F3E1', fg: '#575A00', softDark: '#2F3106', fgDark: '#D2D6A0' },
  generica: { solid: '#5C6886', soft: '#EEF1F8', fg: '#495472', softDark: '#282E3B', fgDark: '#C8D1E5' },
} as const;

/** Identity of a subject; areas and unknown names map to one of these (see `subjectOf`). */
export type SubjectId = keyof typeof subjectColours;
