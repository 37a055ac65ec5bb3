import { createContext, useContext } from 'react';
import type { Texts } from '../../text/texts.ts';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** What all screens share. @throws RangeError in a component outside of the app */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new RangeError('no services around the component');
  return services;
}

/** The sentences of the language that the player reads. */
export function useTexts(): Texts {
  return useServices().texts;
}
