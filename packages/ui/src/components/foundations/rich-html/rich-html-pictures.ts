// Pictures that the page has and no address gives yet, such as those inside a file that is about to be imported.
import { createContext } from 'react';

/** `data:` addresses by the addresses that the HTML names. What is no picture of points is left as it is. */
export const RichHtmlPictures = createContext<ReadonlyMap<string, string>>(new Map());

const PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/u;

/** Whether it is a picture of points: an SVG may hold more than a picture. */
export const isPicture = (address: string): boolean => PICTURE.test(address);
