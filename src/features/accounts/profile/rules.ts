/** Characters of the fields of a profile. */
export const PLACE_MAX = 100;
export const ADDRESS_MAX = 200;
export const LINK_MAX = 200;
export const ZIP_MAX = 9_999_999_999;

/** The fields that hold a web address or a name at a network (ACC-20). */
export const LINK_FIELDS = ['website', 'facebook', 'twitter', 'linkedin', 'instagram', 'pinterest', 'youtube'] as const;
