import { createContext, useContext } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** What all screens share. @throws RangeError in a component outside of the app */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new RangeError('no services around the component');
  return services;
}
