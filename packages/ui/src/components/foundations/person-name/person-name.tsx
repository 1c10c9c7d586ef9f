import { Fragment, type ReactNode } from 'react';

export interface PersonNameProps {
  /** The name, as it is stored. */
  children: string;
  /** The sentence that holds the name. Without it the name stands alone. */
  in?: string;
}

/**
 * The name of a person, alone or in a sentence, apart from the direction of the text around it: a name in Arabic or Hebrew
 * leaves the order of the other words as it is. Every place that shows a person takes it.
 */
export const PersonName = ({ children: name, in: sentence = name }: PersonNameProps): ReactNode => {
  if (name === '') return sentence;
  return sentence.split(name).map((part, n) => (
    // The parts of one sentence never change their order.
    <Fragment key={n}>
      {n > 0 && <bdi>{name}</bdi>}
      {part}
    </Fragment>
  ));
};
