import { type ReactNode, useState } from 'react';
import { Textarea } from '../../forms/textarea/textarea.tsx';
import { htmlOfText, isPlainHtml, textOfHtml } from '../html/plain-html.ts';
import { RichEditor } from '../rich-editor/rich-editor.tsx';

export interface QuizOptionProps {
  /** Id of the field. */
  id: string;
  /** E.g. "Alternativa A". */
  label: string;
  /** HTML of the option. */
  value: string;
  /** HTML after a change. */
  onChange: (html: string) => void;
  /** What is wrong with it. */
  error: string | undefined;
  /** An example of what to write. */
  placeholder?: string;
  /** In an editor of its own; an option that has format gets one anyway. */
  rich: boolean;
}

/** Text of one option. */
export const QuizOption = ({ id, label, value, onChange, error, placeholder, rich }: QuizOptionProps): ReactNode => {
  // Chosen once, so that the kind of field does not change while somebody types.
  const [formatted] = useState(rich || !isPlainHtml(value));
  const field = { id, label, hideLabel: true, error, rows: 1, ...(placeholder === undefined ? {} : { placeholder }) };
  return formatted ? (
    <RichEditor {...field} inline value={value} onChange={onChange} />
  ) : (
    <Textarea {...field} value={textOfHtml(value)} onChange={(text) => onChange(htmlOfText(text))} />
  );
};
