// eslint-disable-next-line import-x/no-default-export -- as the bundler does
export default '';
