declare const KOMADAI_VERSION: string;

/** The version of the package; from sources that are not built: `development`. */
export const VERSION = typeof KOMADAI_VERSION === 'undefined' ? 'development' : KOMADAI_VERSION;
