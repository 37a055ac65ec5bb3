#!/usr/bin/env node
import '../dist/komadai.js';
