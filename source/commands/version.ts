declare const KOMADAI_VERSION: string;

/** The version of the package; `development` in sources that are not built. */
export const VERSION = typeof KOMADAI_VERSION === 'undefined' ? 'development' : KOMADAI_VERSION;
